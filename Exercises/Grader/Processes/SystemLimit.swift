import Foundation

/// A limit that the system sets for this process and all its descendants, as `ulimit` shows it.
package enum SystemLimit: CaseIterable, Sendable, Equatable {
    /// The maximum number of files that a process may have open.
    case openFiles
    /// The maximum size of a file, in bytes.
    case fileSize
    /// The maximum number of processes and threads of the user.
    case processes

    /// The lowest value with which tests can be built and run.
    package var least: Int {
        switch self {
        case .openFiles: 256
        case .fileSize: 256 << 20
        case .processes: 256
        }
    }

    /// The current value; nil if there is no limit.
    var current: Int? {
        let resource =
            switch self {
            case .openFiles: Platform.openFiles
            case .fileSize: Platform.fileSize
            case .processes: Platform.processes
            }
        var limit = rlimit()
        guard getrlimit(resource, &limit) == 0 else { return nil }
        // If there is no limit, the system returns a number that is too large for an `Int`, or
        // nearly so.
        return Int(exactly: limit.rlim_cur).flatMap { $0 == .max ? nil : $0 }
    }
}

extension Machine {
    /// The first limit whose value is too low, and its value; nil if there is none.
    package var lowLimit: (SystemLimit, Int)? {
        for kind in SystemLimit.allCases {
            if let value = limit(kind), value < kind.least { return (kind, value) }
        }
        return nil
    }
}
