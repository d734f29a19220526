import Foundation
import Shared
import TestHelpers
import Testing

@testable import Orders

/// Your own tests of `CreateOrderPresenter`.
@MainActor @Suite struct MyOrderPresenterTests {
    // TODO: Test dates in several places and at the edges of years, and both ends of a save.
}
