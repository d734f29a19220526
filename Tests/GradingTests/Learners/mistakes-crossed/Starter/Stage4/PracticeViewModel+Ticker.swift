import Foundation
import Shared

extension PracticeViewModel {
    static var tickerKey: String { "tickerData" }

    func onFireDate() {
        _ = timerProvider.scheduledTimer(withTimeInterval: 5000, repeats: true) { [self] _ in
            // A timer fires on the run loop that it was scheduled on: here, the main thread's.
            MainActor.assumeIsolated { self.showCachedTicker() }
        }
    }

    func receive(_ ticker: NetworkResult<Ticker>) {
        switch ticker {
        case .success(let ticker):
            PracticeEnvironment.saveTickerCache(ticker, Self.tickerKey)
            hasTicker?(true)
        case .failed:
            hasTicker?(false)
        }
    }

    private func showCachedTicker() {
        let ticker = PracticeEnvironment.loadTickerCache(Self.tickerKey)!
        data.removeAll { $0 is Ticker }
        data.insert(ticker, at: 0)
        didReceiveData?()
    }
}
