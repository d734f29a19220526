import Dispatch
import Foundation

/// Cleans up before a signal from outside ends this process, for as long as this value exists.
///
/// The cleanup runs on its own queue instead of in a signal handler, so it may do anything. The
/// other threads continue meanwhile: a thread whose run returns as `interrupted` must wait instead
/// of exiting, or the process would end with a status before the signal ends it.
package final class Interruption: Sendable {
    // This is safe, because Dispatch's objects may be used on any thread.
    nonisolated(unsafe) private let sources: [any DispatchSourceSignal]

    /// How long the cleanup may take before the process ends without it.
    private static let gracePeriod = DispatchTimeInterval.milliseconds(1500)

    /// Runs the closure when SIGINT, SIGTERM or SIGHUP arrives, and then ends this process with
    /// that signal.
    ///
    /// A SIGHUP that is already ignored stays ignored, because that is what `nohup` is for.
    package init(cleanUp: @escaping @Sendable () -> Void) {
        let queue = DispatchQueue(label: "Interruption")
        let signals = [SIGINT, SIGTERM, SIGHUP].filter { $0 != SIGHUP || !isIgnored($0) }
        let isReady = DispatchGroup()
        sources = signals.map { number in
            // If the signal weren't ignored, it would end the process before the source receives
            // it.
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
            source.setEventHandler {
                DispatchQueue(label: "Interruption.gracePeriod").asyncAfter(
                    deadline: .now() + Self.gracePeriod
                ) { endThisProcess(by: number) }
                cleanUp()
                endThisProcess(by: number)
            }
            isReady.enter()
            source.setRegistrationHandler { isReady.leave() }
            source.resume()
            return source
        }
        // A signal that arrives before its source is registered would be lost, so wait until all
        // sources are.
        isReady.wait()
    }

    deinit { end() }

    /// Restores the default action: signals end this process.
    package func end() {
        for source in sources {
            source.cancel()
            signal(Int32(source.handle), SIG_DFL)
        }
    }
}

/// Whether this process ignores the signal.
private func isIgnored(_ number: Int32) -> Bool {
    let previous = signal(number, SIG_IGN)
    signal(number, previous)
    return unsafeBitCast(previous, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
}

/// Ends this process with a signal, so that a shell sees what ended it.
private func endThisProcess(by number: Int32) -> Never {
    signal(number, SIG_DFL)
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, number)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    raise(number)
    _exit(128 + number)
}
