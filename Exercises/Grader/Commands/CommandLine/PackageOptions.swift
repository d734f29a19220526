import PackageMutants

/// The options of `grade package` alone.
struct PackageOptions: Sendable, Equatable {
    var scope = PackageScope()
    var format = Format.text
    /// Whether the exit status is 1 if the tests miss a change.
    var isStrict = false

    enum Format: String, CaseIterable, Sendable { case text, json }
}

extension Option {
    static let ofPackage: [Option] = [
        text(
            "--since", "REF", \.ofPackage.scope.since,
            help: "Change only lines that differ from this Git revision."),
        list(
            "--target", "NAME", \.ofPackage.scope.targets,
            help: "Change only this target. You can repeat this option."),
        Option(
            name: "--file", value: "FILE[:LINE]",
            help: "Change only this file or line. The path is relative to the package.",
            allowed: "a file, or a file and a line, such as Sources/App/Cart.swift:12"
        ) { word, options in
            guard let match = word.wholeMatch(of: #/([^:]+)(?::([1-9]\d{0,6}))?/#) else {
                return false
            }
            options.ofPackage.scope.file = String(match.1)
            options.ofPackage.scope.line = match.2.flatMap { Int($0) }
            return true
        },
        Option(
            name: "--time", value: "TIME",
            help: "Time limit for trying the changes, such as 90s, 10m or 1h.",
            allowed: "a whole number followed by s, m or h, such as 10m"
        ) { word, options in
            let units = ["s": 1, "m": 60, "h": 3600]
            guard let match = word.wholeMatch(of: #/([1-9]\d{0,4})([smh])/#),
                let number = Int(match.1), let unit = units[String(match.2)]
            else { return false }
            options.ofPackage.scope.time = .seconds(number * unit)
            return true
        },
        flag("--all", \.showsAll, help: "List all survivors instead of only the first ten."),
        choice("--format", "FORMAT", \.ofPackage.format, help: "text (the default) or json."),
        text("--output", "FILE", \.output, help: "Write the result to this file."),
        flag("--strict", \.ofPackage.isStrict, help: "Exit with status 1 if changes survive."),
        noSandbox,
    ]
}
