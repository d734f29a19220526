import Synchronization

/// The version of the grader, which is found out when it is first asked for: that looks at many files, and
/// few commands need it.
package final class GraderIdentity: Sendable {
    private let find: @Sendable () -> String
    private let known = Mutex<String?>(nil)

    package init(_ find: @escaping @Sendable () -> String) { self.find = find }

    package var text: String {
        known.withLock { known in
            let text = known ?? find()
            known = text
            return text
        }
    }
}

extension GraderIdentity: ExpressibleByStringLiteral {
    package convenience init(stringLiteral text: String) { self.init { text } }
}
