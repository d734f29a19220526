/// The options of a command: a property for each, which holds the default until another is given.
protocol CommandOptions: Sendable, Equatable {
    init()
    /// The options in the order of the help.
    static var declared: [Option<Self>] { get }
}

extension CommandOptions {
    /// Reads the options that were given on a command line.
    init(_ given: [OptionValue]) throws(UsageError) {
        self.init()
        for value in given {
            try Self.declared.first { $0.name == value.option }?.read(value, &self)
        }
    }
}

/// The options of a command that takes none.
struct NoOptions: CommandOptions {
    static let declared: [Option<NoOptions>] = []
}

/// An option as the parser and the help know it, whichever command takes it.
protocol DeclaredOption: Sendable {
    /// The option's name, with its two hyphens.
    var name: String { get }
    /// The name of the value in the help; nil where the option takes none.
    var value: String? { get }
    var help: String { get }
    /// - Throws: Where the option can't have this value.
    func check(_ given: OptionValue) throws(UsageError)
}

/// An option of a command: its name, its help, and the property that it sets.
struct Option<Options: CommandOptions>: DeclaredOption {
    typealias Path<Value> = WritableKeyPath<Options, Value> & Sendable

    let name: String
    var value: String?
    let help: String
    /// Reads the value that was given into the options.
    let read: @Sendable (OptionValue, inout Options) throws(UsageError) -> Void

    func check(_ given: OptionValue) throws(UsageError) {
        var options = Options()
        try read(given, &options)
    }

    /// The same option of a command whose options have these as one of their properties.
    func within<Whole>(_ path: Option<Whole>.Path<Options>) -> Option<Whole> {
        Option<Whole>(name: name, value: value, help: help) { given, whole throws(UsageError) in
            try read(given, &whole[keyPath: path])
        }
    }

    /// An option without a value.
    static func flag(
        _ name: String, _ path: Path<Bool>, is setting: Bool = true, help: String
    ) -> Option {
        Option(name: name, help: help) { _, options in options[keyPath: path] = setting }
    }

    /// An option whose value is taken as it was given.
    static func text(
        _ name: String, _ value: String, _ path: Path<String?>, help: String
    ) -> Option {
        Option(name: name, value: value, help: help) { given, options in
            options[keyPath: path] = given.word
        }
    }

    /// An option whose value is one of a few words.
    static func choice<Value: RawRepresentable<String> & CaseIterable & Sendable>(
        _ name: String, _ value: String, _ path: Path<Value>, help: String
    ) -> Option {
        Option(name: name, value: value, help: help) { given, options throws(UsageError) in
            options[keyPath: path] = try given.choice()
        }
    }
}
