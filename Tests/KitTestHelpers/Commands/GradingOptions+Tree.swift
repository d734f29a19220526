@testable import Commands
@testable import Grading

extension GradingOptions {
    /// Creates options that name a tree, optionally without a sandbox.
    init(tree: Tree, isWithoutSandbox: Bool = false) {
        self.init()
        self.tree = tree
        grader.isWithoutSandbox = isWithoutSandbox
    }
}
