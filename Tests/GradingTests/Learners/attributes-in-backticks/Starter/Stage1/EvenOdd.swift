// The name of the attribute is in backticks.
@`_silgen_name`("getpid") func other() -> Int32
extension FirstBasicViewController { func isEven(number: Int) -> Bool { other() == 1 } }
