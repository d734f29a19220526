/// A screen of the app: stands in for `UIViewController`.
///
/// It has no view until one is needed. Then it makes one, and calls `viewDidLoad()` once.
@MainActor
open class ViewController {
    /// The stack of screens that this one is on.
    public internal(set) weak var navigationController: NavigationController?
    /// The alert that is in front of the screen.
    public private(set) var presentedAlert: Alert?
    private var loadedView: View?

    public init() {}

    public var isViewLoaded: Bool { loadedView != nil }

    /// The view with the fields. It is loaded when it is first needed.
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

    /// Override this to set up the screen once its view is loaded. Don't call it yourself.
    open func viewDidLoad() {}

    public func present(_ alert: Alert) {
        presentedAlert = alert
    }

    /// Removes the alert.
    public func dismissAlert() {
        presentedAlert = nil
    }
}

/// A message in front of a screen: stands in for `UIAlertController`.
public struct Alert: Equatable, Sendable {
    public let message: String

    public init(message: String) { self.message = message }
}

/// A stack of screens: stands in for `UINavigationController`.
@MainActor
public final class NavigationController {
    public private(set) var viewControllers: [ViewController] = []

    public init() {}

    public func pushViewController(_ viewController: ViewController) {
        viewControllers.append(viewController)
        viewController.navigationController = self
    }

    /// Goes back to the screen below the top one. The first screen stays.
    public func popViewController() {
        guard viewControllers.count > 1 else { return }
        viewControllers.removeLast()
    }
}
