import Shared
import TestHelpers
import XCTest

@testable import Orders

/// Your tests for `CreateOrderPresenter`.
final class MyOrderPresenterTests: XCTestCase {
    // TODO: Test dates in several locales and around the new year, and both results of a save.
}
