import Foundation

/// Why a call of the system failed.
package struct SystemError: Error, Equatable {
    /// The system's number for it, as in `errno`.
    package let code: Int32

    package init(code: Int32) {
        self.code = code
    }

    /// The system's own words.
    package var text: String { String(cString: strerror(code)) }
}
