import Grading
import TerminalKit

/// Writes the mark of an exercise or stage as one character: ★, ✓ or ✗.
package enum SignMark {
    package static func text(_ sign: ProgressSign, _ style: Style) -> String {
        switch sign {
        case .star: style.good("★")
        case .code: style.good("✓")
        case .open: style.bad("✗")
        }
    }
}
