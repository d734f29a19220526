let nothing = 0
