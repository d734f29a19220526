/// The name of a test in a test run.
///
/// XCTest's names look like `Stage1Tests.EvenOddTests/testZero`. Swift Testing's look like
/// `Stage1Tests.EvenOdd/zero()`, `Stage1Tests.EvenOdd/doubles(of:)` and `Stage1Tests.zero()`.
/// Suites can be nested, and a name in backticks can contain anything.
package struct TestName: Sendable, Hashable {
    package let module: String
    /// The types that contain the test, outermost first; empty for a function outside of any type.
    package let suites: [String]
    /// The function's name without backticks; empty if the text isn't a test's name.
    package let method: String
    /// The labels of the function's parameters, such as `of:`; nil for XCTest, whose names have no parentheses.
    package let arguments: String?
    /// The function's name as written, for example `doubles(of:)`.
    package let title: String

    /// The innermost type that contains the test; empty if there is none.
    package var suite: String { suites.last ?? "" }

    package var isOfSwiftTesting: Bool { arguments != nil }

    package init(_ name: String) {
        var words = [""]
        var (title, arguments): (String, String?) = ("", nil)
        var isInBackticks = false
        for character in name {
            title.append(character)
            if character == "`" {
                isInBackticks.toggle()
            } else if let known = arguments {
                if character != ")" { arguments = known + String(character) }
            } else if !isInBackticks, character == "(" {
                arguments = ""
            } else if !isInBackticks, character == "." || character == "/" {
                words.append("")
                title = ""
            } else {
                words[words.count - 1].append(character)
            }
        }
        words.removeAll(where: \.isEmpty)
        module = words.first ?? ""
        method = words.count > 1 ? words.removeLast() : ""
        suites = Array(words.dropFirst())
        (self.arguments, self.title) = (arguments, title)
    }

    /// The part of a name after the module, as written: `EvenOddTests/testZero`.
    package static func withoutModule(_ name: String) -> String {
        name.firstIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? ""
    }
}
