import Grading
import Processes
import Reports

/// An option of a command: its name, its help, and what it changes.
struct Option: Sendable {
    /// With its two hyphens.
    let name: String
    /// What its value is called in the help; nil where it takes none.
    var value: String?
    let help: String
    /// Puts what was given into the invocation.
    let read: @Sendable (OptionValue, inout Invocation) throws(UsageError) -> Void
}

/// The options, each declared once for all commands that take it.
extension Option {
    static let tree = Option(
        name: "--tree", value: "TREE", help: "Starter (your code, the default) or Finished."
    ) { value, invocation throws(UsageError) in
        invocation.tree = try value.choice()
    }
    static let format = Option(
        name: "--format", value: "FORMAT",
        help: """
            text (the default), json, junit, github, gradescope
            or classroom50.
            """
    ) { value, invocation throws(UsageError) in
        invocation.format = try value.choice()
    }
    static let all = Option(
        name: "--all", help: "Show all that failed, and not the first of it."
    ) { _, invocation in
        invocation.showsAll = true
    }
    static let output = Option(
        name: "--output", value: "FILE", help: "Write the report to this file."
    ) { value, invocation in
        invocation.output = value.word
    }
    static let timeLimit = Option(
        name: "--time-limit", value: "SECONDS",
        help: "How long one test may take. The default is 10."
    ) { value, invocation throws(UsageError) in
        invocation.limits.test.timeout = .seconds(try value.number(in: 1...3600, unit: "seconds"))
    }
    static let stageLimit = Option(
        name: "--stage-limit", value: "SECONDS",
        help: """
            How long all tests of a stage may take together:
            the official ones, and as long again your own
            with all planted bugs. The default is 300.
            """
    ) { value, invocation throws(UsageError) in
        invocation.limits.stage = .seconds(try value.number(in: 1...86_400, unit: "seconds"))
    }
    static let memoryLimit = Option(
        name: "--memory-limit", value: "MIB",
        help: "How much memory a test may use. The default is 2048."
    ) { value, invocation throws(UsageError) in
        invocation.limits.test.memory = try value.number(in: 64...1_048_576, unit: "MiB") << 20
    }
    static let buildWith = Option(
        name: "--build-with", value: "WHAT",
        help: """
            compiler, package-manager or auto (the default): the
            compiler itself, which is quicker, where it works.
            """
    ) { value, invocation throws(UsageError) in
        invocation.buildsWith = try value.choice()
    }
    static let yes = Option(
        name: "--yes", help: "Don't ask. Needed where there is no terminal."
    ) { _, invocation in
        invocation.saysYes = true
    }
    static let name = Option(
        name: "--name", value: "NAME", help: "Your name, for the file. It is remembered."
    ) { value, invocation in
        invocation.name = value.word
    }
    static let noSandboxOfOwnCode = Option(
        name: "--no-sandbox",
        help: """
            Run the tests with all your rights, also where there
            is a sandbox that could keep them apart.
            """, read: noSandbox.read)

    /// The options of every command that grades the kit's own trees.
    static let grading = [
        tree, timeLimit, stageLimit, memoryLimit, buildWith, noSandboxOfOwnCode,
    ]
}
