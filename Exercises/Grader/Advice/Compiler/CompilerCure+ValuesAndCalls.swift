import Catalog

extension CompilerCure {
    /// Errors in code and in tests: a value that is none, or of another type.
    static let ofValues: [CompilerCure] = [
        says(like: #/must be unwrapped to refer to member '(\w+)'/#) { match, _ in
            "The value may be nil. Write a question mark before the dot: ?.\(match.1)"
        },
        says(like: #/value of optional type '\(.*\) -> .*\)\?' must be unwrapped/#) { _, error in
            let name = error.word ?? "it"
            return "'\(name)' may be nil. Call it with a question mark: \(name)?(…)"
        },
        says(like: #/invalid redeclaration of '(\w+)/#) { match, error in
            guard let file = error.place?.file,
                let other = error.notes.first(where: \.isOnOtherDeclaration)?.place?.file
            else { return nil }
            return
                "'\(match.1)' is declared in \(file) and in \(other). Give one of them another name, "
                + "or remove it."
        },
        says("cannot call value of non-function type") { error in
            "'\(error.word ?? "it")' is a value here, and no function. Take '()' away."
        },
        says(
            "contextual type for closure argument list expects 1 argument",
            help: "The closure is given a value. Name it before 'in', or write '_': { _ in … }, "
                + "or with a weak self: { [weak self] _ in … }"),
        says(
            "invalid conversion from throwing function of type",
            help: "'try' throws, and this closure may not. Write 'try?': where it fails, the value "
                + "is nil."),
        says(like: #/expected argument type '\(inout /#) { _, _ in
            "The closure changes what it is given. Write 'inout' before the type, such as: "
                + "\(WorkshopNames.changedStruct) in"
        },
        says(
            "results in an overflow",
            help: "No Int is so large or so small. Int.max is the largest one, and Int.min the "
                + "smallest."),
        says(
            "optional type", "cannot be used as a boolean",
            help: "The value may be nil, and is neither true nor false then. Compare it, such as: "
                + "== true"),
        says(
            "cannot be used as a boolean",
            help: "This is a number, and a Bool is asked for. Compare it with a number, such as: "
                + "== 0"),
        says(
            like:
                #/cannot (?:convert|assign) value of type '([^']+)' to (?:expected argument )?(?:specified )?type '([^']+)'/#
        ) { match, error in
            mixedTypes(String(match.1), String(match.2), error.rest)
        },
    ]

    /// Errors in code and in tests: something is called or set in another way than it can be.
    static let ofCalls: [CompilerCure] = [
        says("expression is not assignable: binary operator", help: twoEqualSigns),
        says("use of '=' in a boolean context", help: twoEqualSigns),
        // Of a constant, the compiler says first that it can't be changed.
        says("cannot assign to value: '", "' is a 'let' constant") { error in
            error.source.contains(#/\b(?:if|guard|while|return) +\w+ = /#) ? twoEqualSigns : nil
        },
        says(
            "unexpected non-void return value in void function", in: .tests,
            help: "This function gives nothing back. Take away what stands behind 'return'."),
        says(
            "unexpected non-void return value in void function", in: .code,
            help: "This function gives nothing back. If it has an output, call that with the value."
        ),
        says("value of tuple type '()' has no member", help: givesNothing),
        says("cannot convert value of type '()' to", help: givesNothing),
        says("cannot assign to property: 'self' is immutable", in: .code) { error in
            guard let name = error.word, error.rest.contains(#/= *\{/#) else { return nil }
            return
                "This sets a closure, and a method without 'mutating' can't. If '\(name)' is an "
                + "output, don't set it. Call it with the value: \(name)?(…)"
        },
        says(
            "instance member '", "cannot be used on type '",
            help:
                "Make an object first, with '()' behind the name of the type, and call it on that."
        ),
        says(
            "consecutive statements on a line must be separated by ';'",
            help: "Nothing connects two words of this line. Look at its first word: is it "
                + "mistyped, such as 'retrun'? Is an operator missing between two values? Two "
                + "statements need a line each."),
        says(
            "cannot find 'self' in scope",
            help: "Only what stands in a type knows 'self'. Look for a '}' too many above this "
                + "line. The first value of a property can't use 'self' either."),
        says(like: #/missing argument label '(\w+:)' in call/#, in: .code) { match, _ in
            label(String(match.1))
        },
        says(like: #/missing argument label '(\w+:)' in call/#, in: .tests) { match, _ in
            "Your tests run on the reference solution, not on your code. \(label(String(match.1)))"
        },
        says(like: #/extraneous argument label '(\w+:)' in call/#) { match, _ in
            "The value has no label in this call. Take '\(match.1)' away."
        },
        says("function is unused") { error in
            "A name alone calls nothing. Write: \(error.word ?? "")()"
        },
        says(
            "missing argument for parameter 'completion' in call",
            help:
                "The answer comes through a closure. Write in the place of '()': { result in … }"),
    ]

    private static func label(_ label: String) -> String {
        "The value has a label in this call. Write it before the value, with a space: \(label) …"
    }

    private static let twoEqualSigns =
        "One '=' gives a value to a variable. To compare two values, write '=='."
    private static let givesNothing =
        "What is called gives nothing back: that is what '()' means. Look at what it has changed, or at "
        + "the output that it calls."

    /// A text for a number, or the other way round.
    ///
    /// - Parameter source: The source from the place on that is meant.
    private static func mixedTypes(_ found: String, _ asked: String, _ source: String) -> String? {
        let isText = asked == "String" || asked == "String?"
        switch (found, asked) {
        case ("String", "Int"):
            let digits = source.firstMatch(of: #/^"(\d+)"/#).map { ": \($0.1)" } ?? "."
            return "An Int is written without quotation marks\(digits)"
        case ("Int", _) where isText:
            let digits = source.firstMatch(of: #/^\d+/#).map { ": \"\($0.0)\"" } ?? "."
            return "A String is written in quotation marks\(digits)"
        case ("Label", _) where isText:
            return "A label isn't its text. Write '.text' behind it."
        default: return nil
        }
    }

    /// Where an optional stands and a value has to.
    static func mayBeNil(in side: Side, help: String) -> [CompilerCure] {
        [
            says("' must be unwrapped to a value of type '", in: side, help: help),
            says(like: #/value of type '(\w+)\?' to expected .*type '(\w+)'/#, in: side) {
                match, _ in match.1 == match.2 ? help : nil
            },
        ]
    }
}
