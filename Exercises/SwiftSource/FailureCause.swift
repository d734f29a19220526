/// What a test's own source tells of why it fails on code that is right.
package enum FailureCause: Sendable, Equatable, Codable {
    /// The variable that should show that an object is freed holds the object itself.
    case isNotWeak(variable: String, line: Int)
    /// This variable of the test still holds the object that should be freed.
    case isHeld(by: String, line: Int)
    /// The object is made in a variable that doesn't hold it, so it is gone at once.
    case isFreedAtOnce(variable: String, line: Int)
    /// Nobody knows what holds the object that should be freed.
    case isHeldSomewhere
    /// An output is set after the input that calls it.
    case setTooLate(output: String, line: Int, input: String, inputLine: Int)
    /// Neither the test nor what it calls ever calls this method.
    case neverCalls(String)
    /// What this class answers comes later, and the test looks at once. It could wait until the
    /// condition holds; nil where none can be told.
    case looksAtOnce(type: String, until: String?)
    /// The expectation is fulfilled in this output only, which was not called.
    case fulfilledIn(output: String, line: Int)
    /// An expectation that must not be fulfilled was, in this line.
    case isInverted(line: Int)
    /// The expectation is to be fulfilled more than once, and wasn't so often.
    case expectsSeveral(line: Int)
    /// The view model was made with the real timer.
    case withoutMockTimer
    /// A dictionary has no order.
    case dictionaryOrder
    /// A hash value is another one in each run.
    case hashValue
    /// What a test saves is still there for the next one.
    case leavesInUserDefaults
    /// A method is called on a copy of a struct, and the other one is looked at.
    case changesCopy(copy: String, original: String, line: Int)
    /// This stand-in answers when the test says so, and nobody said so, or too early.
    case answersWhenTold(standIn: String)
    /// All tests that fail use this stand-in of the learner's own.
    case allUse(standIn: String, place: SourceLocation)
}

/// An assertion that failed, as far as it is known.
package struct FailedAssertion: Sendable {
    /// From 1.
    let line: Int
    let operands: [String]
    let message: String

    package init(line: Int, operands: [String], message: String) {
        self.line = line
        self.operands = operands
        self.message = message
    }

    /// Whether what came is what is there before anything has happened.
    package var tellsOfNothing: Bool { Self.tellsOfNothing(message) }

    /// Whether a message tells that what came is what is there before anything has happened.
    package static func tellsOfNothing(_ message: String) -> Bool {
        let nothing = ["(\"0\")", "(\"nil\")", "(\"[]\")", "(\"[:]\")", "(\"\")", "(\"false\")"]
        let failures = ["XCTAssertTrue failed", "XCTAssertNotNil failed", "XCTUnwrap failed"]
        return (nothing + failures + ["→ nil", "→ []", "→ 0"]).contains {
            message.byteRange(of: $0) != nil
        }
    }

    /// The variable that should be nil and holds an object; nil for other failures.
    var heldVariable: String? {
        let start = "XCTAssertNil failed: \""
        guard message.hasPrefix(start), let name = operands.first,
            name.utf8.allSatisfy(CodeToken.isPartOfWord)
        else { return nil }
        // An object without a description of its own is printed as its type: `Stage2.Screen`.
        let type = message.dropFirst(start.count).prefix { $0 != "\"" }.split(separator: ".")
        let isType =
            type.count == 2
            && type.allSatisfy { part in
                part.first?.isUppercase == true && part.utf8.allSatisfy(CodeToken.isPartOfWord)
            }
        return isType ? name : nil
    }
}
