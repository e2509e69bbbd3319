"""Torres: castles, knights and a king, in three versions."""
