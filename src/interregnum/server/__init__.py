"""The table on the network: people, tables, live play. Serves every title without knowing any."""
