import SwiftSource

/// Slips that the compiler names in words of its own, and what to write.
enum CompilerSlips {
    /// A sentence or two; nil for other errors.
    static func cure(of error: CompilerError, inTests: Bool) -> String? {
        let words = error.message
        if words.contains("expression is not assignable: binary operator")
            || words.contains("use of '=' in a boolean context")
        {
            return "One '=' gives a value to a variable. To compare two values, write '=='."
        }
        if words.contains("unexpected non-void return value in void function") {
            return inTests
                ? "This function gives nothing back. Take away what stands behind 'return'."
                : "This function gives nothing back. If it has an output, call that with the value."
        }
        if words.contains("value of tuple type '()' has no member")
            || words.contains("cannot convert value of type '()' to")
        {
            return
                "What is called gives nothing back: that is what '()' means. Look at what it has "
                + "changed, or at the output that it calls."
        }
        if !inTests, words.contains("cannot assign to property: 'self' is immutable"),
            let name = error.word, error.rest.contains(#/= *\{/#)
        {
            return
                "This sets a closure, and a method without 'mutating' can't. If '\(name)' is an output, "
                + "don't set it. Call it with the value: \(name)?(…)"
        }
        if words.hasPrefix("instance member '"), words.contains("cannot be used on type '") {
            return
                "Make an object first, with '()' behind the name of the type, and call it on that."
        }
        if words.hasPrefix("function is unused") {
            return "A name alone calls nothing. Write: \(error.word ?? "")()"
        }
        if words.contains("missing argument for parameter 'completion' in call") {
            return "The answer comes through a closure. Write in the place of '()': { result in … }"
        }
        if words.contains("main actor-isolated"),
            words.contains("in a synchronous nonisolated context"), !inTests
        {
            // The compiler adds this note where a function of a type is meant, and no closure.
            return error.text.contains("note: add '@MainActor' to make")
                ? "What is called here belongs to the main actor. The whole type belongs there, too: "
                    + "write '@MainActor' in the line above its 'class'."
                : "A closure may be called on any thread, and this belongs to the main actor. Where "
                    + "it is called on the main thread, as by a timer, write: "
                    + "MainActor.assumeIsolated { … }"
        }
        return inTests ? cureOfTests(error) : nil
    }

    private static func cureOfTests(_ error: CompilerError) -> String? {
        let words = error.message
        if words.hasPrefix("Attribute 'Test' cannot be applied to a function within class") {
            return
                "@Test is Swift Testing's, and this class is XCTest's. Write the test without @Test, "
                + "with a name that begins with 'test', or put it in a struct. To read: "
                + GuideSections.mixing
        }
        let pattern = #/'XCTAssert(?:Not)?Equal\(.*requires that '(\w+)' conform to 'Equatable'/#
        if let match = words.firstMatch(of: pattern) {
            return
                "\(match.1) isn't Equatable, so XCTAssertEqual can't compare it. Compare what it "
                + "holds, one value at a time. If it is HashDiffable, ask: a.isEqual(to: b)"
        }
        return nil
    }
}
