import Shared
import TestHelpers
import XCTest

@testable import Orders

/// Your own tests of `CreateOrderPresenter`.
final class MyOrderPresenterTests: XCTestCase {
    // TODO: Test dates in several places and at the edges of years, and both ends of a save.
}
