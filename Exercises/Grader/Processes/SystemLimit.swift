import Foundation

/// A limit that the system sets for this process and everything it starts, as shown by `ulimit`.
package enum SystemLimit: CaseIterable, Sendable, Equatable {
    /// The number of files that a process may have open.
    case openFiles
    /// The maximum size of a file, in bytes.
    case fileSize
    /// The number of processes and threads that the user may have.
    case processes

    /// The minimum value with which tests can be built and run.
    package var least: Int {
        switch self {
        case .openFiles: 256
        case .fileSize: 256 << 20
        case .processes: 256
        }
    }

    /// The current limit; nil if there is none.
    var current: Int? {
        let resource =
            switch self {
            case .openFiles: Platform.openFiles
            case .fileSize: Platform.fileSize
            case .processes: Platform.processes
            }
        var limit = rlimit()
        guard getrlimit(resource, &limit) == 0 else { return nil }
        // If there is no limit, the number is too large or nearly too large for an `Int`.
        return Int(exactly: limit.rlim_cur).flatMap { $0 == .max ? nil : $0 }
    }
}

extension Machine {
    /// The first limit that is too low, and its value; nil if none is.
    package var lowLimit: (SystemLimit, Int)? {
        for kind in SystemLimit.allCases {
            if let value = limit(kind), value < kind.least { return (kind, value) }
        }
        return nil
    }
}
