import Foundation
import Shared

extension PracticeViewModel {
    static var tickerKey: String { "tickerData" }

    func onFireDate() {
        _ = Timer.scheduledTimer(withTimeInterval: 5, repeats: false) { [weak self] _ in
            // A timer fires on the run loop that it was scheduled on: here, the main thread's.
            MainActor.assumeIsolated { self?.showCachedTicker() }
        }
    }

    func receive(_ ticker: NetworkResult<Ticker>) {
        switch ticker {
        case .success(let ticker):
            PracticeEnvironment.saveTickerCache(ticker, Self.tickerKey)
            hasTicker?(true)
        case .failed:
            break
        }
    }

    private func showCachedTicker() {
        guard !hasFailed else { return }
        guard let ticker = PracticeEnvironment.loadTickerCache(Self.tickerKey) else { return }
        data.removeAll { $0 is Ticker }
        data.insert(ticker, at: 0)
        didReceiveData?()
    }
}
