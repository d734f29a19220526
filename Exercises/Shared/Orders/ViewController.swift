/// A screen of the app: stands in for `UIViewController`.
///
/// It has no view until somebody needs it. Then it makes one, and calls `viewDidLoad()` once.
@MainActor
open class ViewController {
    /// The stack of screens that this one is on.
    public internal(set) weak var navigationController: NavigationController?
    /// The alert that is in front of the screen.
    public private(set) var presentedAlert: Alert?
    private var loadedView: View?

    public init() {}

    public var isViewLoaded: Bool { loadedView != nil }

    /// What the fields are on; it is loaded the first time that somebody asks for it.
    public var view: View {
        if let loadedView { return loadedView }
        let view = View()
        loadedView = view
        viewDidLoad()
        return view
    }

    public func loadViewIfNeeded() {
        _ = view
    }

    /// A screen says here what it does once its view is there. Nobody else calls it.
    open func viewDidLoad() {}

    public func present(_ alert: Alert) {
        presentedAlert = alert
    }

    /// Takes the alert away.
    public func dismissAlert() {
        presentedAlert = nil
    }
}

/// A message in front of a screen: stands in for `UIAlertController`.
public struct Alert: Equatable, Sendable {
    public let message: String

    public init(message: String) { self.message = message }
}

/// Screens on top of each other: stands in for `UINavigationController`.
@MainActor
public final class NavigationController {
    public private(set) var viewControllers: [ViewController] = []

    public init() {}

    public func pushViewController(_ viewController: ViewController) {
        viewControllers.append(viewController)
        viewController.navigationController = self
    }

    /// Leads back to the screen below the top one; the first screen stays.
    public func popViewController() {
        guard viewControllers.count > 1 else { return }
        viewControllers.removeLast()
    }
}
