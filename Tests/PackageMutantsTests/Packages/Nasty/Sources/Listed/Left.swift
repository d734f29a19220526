let left: NoSuchType = 1
