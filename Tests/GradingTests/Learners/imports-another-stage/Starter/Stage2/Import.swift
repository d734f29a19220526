@testable import Stage1

func borrowed() -> Bool { FirstBasicViewController().isEven(number: 2) }
