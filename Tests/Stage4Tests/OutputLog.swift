import Shared

@testable import Stage4

/// The calls to a view model's outputs, each as a short text, in the order in which they came.
@MainActor
final class OutputLog {
    private(set) var calls: [String] = []

    init(of viewModel: PracticeViewModel) {
        viewModel.didReceiveData = { self.calls.append("didReceiveData") }
        viewModel.didReceiveError = { self.calls.append("didReceiveError \($0)") }
        viewModel.hasTicker = { self.calls.append("hasTicker \($0)") }
    }

    /// Forgets the calls so far, because another exercise checks them.
    func forget() { calls = [] }

    /// The calls with the feed or with errors, without those about the ticker.
    var outcomes: [String] {
        calls.filter { !$0.hasPrefix("hasTicker") }
    }

    /// The calls about the ticker.
    var tickers: [String] {
        calls.filter { $0.hasPrefix("hasTicker") }
    }
}
