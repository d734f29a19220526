import Foundation
import Shared
import TestHelpers
import Testing

@testable import Orders

/// Your tests for `CreateOrderPresenter`.
@MainActor @Suite struct MyOrderPresenterTests {
    // TODO: Test dates in several locales and around the new year, and both results of a save.
}
