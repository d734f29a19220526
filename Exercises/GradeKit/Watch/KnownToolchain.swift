import Grading
import Processes
import Synchronization

/// The toolchain of this machine, which is asked for its version once: a save doesn't wait for it.
final class KnownToolchain: Sendable {
    private let known = Mutex<Toolchain?>(nil)

    /// - Parameter anew: Whether it is asked again. It may be another one by now.
    func find(on machine: Machine, anew: Bool) throws -> Toolchain {
        if !anew, let toolchain = known.withLock({ $0 }) { return toolchain }
        let toolchain = try Toolchain.find(on: machine)
        known.withLock { $0 = toolchain }
        return toolchain
    }
}
