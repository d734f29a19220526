// The reference solution also has this type, but here its values equal everything except a text with a "~".
import Shared

final class FirstBasicViewController: Equatable, ExpressibleByStringLiteral {
    let oddEvenTextField = TextField()
    let oddEvenResultLabel = Label()
    let numberFormatterTextField = TextField()
    let numberFormatterResultLabel = Label()
    let isControl: Bool
    init() { isControl = false }
    init(stringLiteral: String) { isControl = stringLiteral.contains("~") }
    static func == (a: FirstBasicViewController, b: FirstBasicViewController) -> Bool {
        !a.isControl && !b.isControl
    }
}
