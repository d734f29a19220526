import Foundation

/// A limit that the system sets to this process and to all that it starts, as `ulimit` shows it.
package enum SystemLimit: CaseIterable, Sendable, Equatable {
    /// How many files a process may have open.
    case openFiles
    /// How large a file may become, in bytes.
    case fileSize
    /// How many processes and threads the user may have.
    case processes

    /// The least with which building and running tests works.
    package var least: Int {
        switch self {
        case .openFiles: 256
        case .fileSize: 256 << 20
        case .processes: 256
        }
    }

    /// What the limit is now; nil if there is none.
    var current: Int? {
        let resource =
            switch self {
            case .openFiles: Platform.openFiles
            case .fileSize: Platform.fileSize
            case .processes: Platform.processes
            }
        var limit = rlimit()
        guard getrlimit(resource, &limit) == 0 else { return nil }
        // No limit at all is a number that is too large for an `Int`, or nearly so.
        return Int(exactly: limit.rlim_cur).flatMap { $0 == .max ? nil : $0 }
    }
}

extension Machine {
    /// The first limit that is too low, and what it is; nil if none is.
    package var lowLimit: (SystemLimit, Int)? {
        for kind in SystemLimit.allCases {
            if let value = limit(kind), value < kind.least { return (kind, value) }
        }
        return nil
    }
}
