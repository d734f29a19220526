import XCTest

extension FirstBasicViewController {
    func isEven(number: Int) -> Bool {
        while number == -1 {
            XCTFail("again")
            usleep(100_000)
        }
        return number.isMultiple(of: 2)
    }
}
