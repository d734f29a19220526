import Foundation
import Shared

extension PracticeViewModel {
    /// Starts over if a timer is already running.
    func onFireDate() {
        timer?.invalidate()
        timer = timerProvider.scheduledTimer(withTimeInterval: 5, repeats: false) { [weak self] _ in
            Task { @MainActor in
                guard self?.rows != nil,
                    let cached = PracticeEnvironment.loadTickerCache("tickerData")
                else { return }
                self?.ticker = cached
                self?.didReceiveData?()
            }
        }
    }
}
