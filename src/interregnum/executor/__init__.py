"""Many jobs, here or on many machines: the same results in the same order wherever they run.

    def throw(spec: Dice, number: int) -> list[int]: ...

    with open_executor(jobs=2) as executor:
        for faces in results(throw, Dice(6), range(100), on=executor):
            ...

A job is a function at the top of a module, of a spec and a number and of nothing else.
"""
