import Dispatch
import Foundation

/// Lets in a few test processes at a time, whoever starts them: stages, planted bugs and the jobs of a
/// class multiply.
///
/// Test processes mostly wait, for expectations and for each other to start, so there are more of
/// them than cores.
final class ProcessGate: Sendable {
    private let places: DispatchSemaphore

    /// How many are let in at a time.
    static let width = 4 * ProcessInfo.processInfo.activeProcessorCount

    init(width: Int = width) {
        places = DispatchSemaphore(value: width)
    }

    /// Does `body` once there is a place for it.
    func pass<Value>(_ body: () throws -> Value) rethrows -> Value {
        places.wait()
        defer { places.signal() }
        return try body()
    }
}
