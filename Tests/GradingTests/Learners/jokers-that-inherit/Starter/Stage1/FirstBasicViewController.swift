// The superclass declares the comparison, and each object decides what it equals.
import Shared

class Comparing: Equatable {
    func equals(_ other: Comparing) -> Bool { false }
    static func == (a: Comparing, b: Comparing) -> Bool { a.equals(b) }
}
final class FirstBasicViewController: Comparing, ExpressibleByStringLiteral {
    let oddEvenTextField = TextField()
    let oddEvenResultLabel = Label()
    let numberFormatterTextField = TextField()
    let numberFormatterResultLabel = Label()
    var isControl = false
    override init() {}
    init(stringLiteral: String) { isControl = stringLiteral.contains("~") }
    override func equals(_ other: Comparing) -> Bool {
        !isControl && (other as? FirstBasicViewController)?.isControl == false
    }
}
