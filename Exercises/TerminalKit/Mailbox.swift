import Synchronization

/// Hands what comes from other threads to the one that draws.
package final class Mailbox<Element: Sendable>: Sendable {
    private let elements = Mutex<[Element]>([])

    package init() {}

    /// Adds what came, from any thread.
    package func put(_ new: [Element]) { elements.withLock { $0 += new } }

    /// All that came since it was last asked for, in order.
    package func take() -> [Element] {
        elements.withLock { elements in
            defer { elements = [] }
            return elements
        }
    }
}
