@testable import Commands
@testable import Grading

extension GradingOptions {
    /// The options that name a tree, and that there is no sandbox.
    init(tree: Tree, isWithoutSandbox: Bool = false) {
        self.init()
        self.tree = tree
        grader.isWithoutSandbox = isWithoutSandbox
    }
}
