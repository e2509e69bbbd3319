"""The command line with Harvest in its catalogue, for tests that need a process of their own."""

from interregnum.cli.app import main
from interregnum.games.registry import TITLES
from tests.cli.harvest import HARVEST

if __name__ == "__main__":
    TITLES["harvest"] = HARVEST
    main()
