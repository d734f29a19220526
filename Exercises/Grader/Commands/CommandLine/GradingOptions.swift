import Grading

/// The options of every command that grades: the limits on tests, and how they are built and run.
package struct GraderOptions: CommandOptions {
    package var limits = GradingLimits()
    package var buildsWith = BuildWay.whatWorks
    /// Whether learners' code may run with the rights of this process. Each command's help explains what that
    /// means.
    package var isWithoutSandbox = false

    package init() {}

    package static let declared: [Option<GraderOptions>] = [
        Option(
            name: "--time-limit", value: "SECONDS",
            help: """
                How long one test may take. The default is 10.
                After many that take this long, the rest don't run.
                """
        ) { given, options throws(UsageError) in
            options.limits.test.timeout = .seconds(
                try given.number(in: 1...3600, unit: "seconds"))
        },
        Option(
            name: "--stage-limit", value: "SECONDS",
            help: """
                How long all official tests of a stage may take
                together, and as long again for your tests with all
                planted bugs. The default is 300.
                """
        ) { given, options throws(UsageError) in
            options.limits.stage = .seconds(try given.number(in: 1...86_400, unit: "seconds"))
        },
        Option(
            name: "--memory-limit", value: "MIB",
            help: "How much memory a test may use. The default is 2048."
        ) { given, options throws(UsageError) in
            options.limits.test.memory = try given.number(in: 64...1_048_576, unit: "MiB") << 20
        },
        .choice(
            "--build-with", "WHAT", \.buildsWith,
            help: """
                package-manager or auto (the default): the compiler
                itself, which is faster, if it works.
                """),
    ]
}

/// The options of every command that grades the kit's own trees.
package struct GradingOptions: CommandOptions {
    package var tree = Tree.starter
    package var grader = GraderOptions()

    package init() {}

    package static let declared = [treeOption] + graderOptions

    package static let treeOption = Option<GradingOptions>.choice(
        "--tree", "TREE", \.tree, help: "Starter (your code, the default) or Finished.")
    package static let graderOptions: [Option<GradingOptions>] =
        GraderOptions.declared.map { $0.within(\.grader) } + [
            .flag(
                "--no-sandbox", \.grader.isWithoutSandbox,
                help: """
                    Run the tests with all your rights, even if there is
                    a sandbox.
                    """)
        ]
}
