func disk() -> Int { return "No space left on device" }
