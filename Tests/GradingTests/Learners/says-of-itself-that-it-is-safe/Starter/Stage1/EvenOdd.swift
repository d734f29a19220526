// A function that reads beyond a text and is marked as safe.
@safe func peek(_ number: Int) -> Bool { unsafe "a".withCString { unsafe $0[number] == 0 } }
extension FirstBasicViewController { func isEven(number: Int) -> Bool { peek(number) } }
