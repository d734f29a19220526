import Synchronization

/// Passes elements from other threads to the thread that draws.
package final class Mailbox<Element: Sendable>: Sendable {
    private let elements = Mutex<[Element]>([])

    package init() {}

    /// Adds elements, on any thread.
    package func put(_ new: [Element]) { elements.withLock { $0 += new } }

    /// Removes and returns all elements added since the last call, in order.
    package func take() -> [Element] {
        elements.withLock { elements in
            defer { elements = [] }
            return elements
        }
    }
}
