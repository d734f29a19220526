/// The options of a command: one property for each, which holds the default until a value is given.
package protocol CommandOptions: Sendable, Equatable {
    init()
    /// The options in the order in which the help lists them.
    static var declared: [Option<Self>] { get }
}

extension CommandOptions {
    /// Reads the options given on a command line.
    package init(_ given: [OptionValue]) throws(UsageError) {
        self.init()
        for value in given {
            try Self.declared.first { $0.name == value.option }?.read(value, &self)
        }
    }
}

/// The options of a command that takes none.
package struct NoOptions: CommandOptions {
    package init() {}

    package static let declared: [Option<NoOptions>] = []
}

/// An option as the parser and the help see it, independent of its command.
package protocol DeclaredOption: Sendable {
    /// The option's name, with its two hyphens.
    var name: String { get }
    /// The name of the value in the help; nil if the option doesn't take one.
    var value: String? { get }
    var help: String { get }
    /// - Throws: If the option can't have this value.
    func check(_ given: OptionValue) throws(UsageError)
}

/// An option of a command: its name, its help, and the property that it sets.
package struct Option<Options: CommandOptions>: DeclaredOption {
    package typealias Path<Value> = WritableKeyPath<Options, Value> & Sendable

    package let name: String
    package var value: String?
    package let help: String
    /// Stores the given value in the options.
    package let read: @Sendable (OptionValue, inout Options) throws(UsageError) -> Void

    package init(
        name: String, value: String? = nil, help: String,
        read: @escaping @Sendable (OptionValue, inout Options) throws(UsageError) -> Void
    ) {
        self.name = name
        self.value = value
        self.help = help
        self.read = read
    }

    package func check(_ given: OptionValue) throws(UsageError) {
        var options = Options()
        try read(given, &options)
    }

    /// The same option for a command whose options contain these options as a property.
    package func within<Whole>(_ path: Option<Whole>.Path<Options>) -> Option<Whole> {
        Option<Whole>(name: name, value: value, help: help) { given, whole throws(UsageError) in
            try read(given, &whole[keyPath: path])
        }
    }

    /// An option that doesn't take a value.
    package static func flag(
        _ name: String, _ path: Path<Bool>, help: String
    ) -> Option {
        Option(name: name, help: help) { _, options in options[keyPath: path] = true }
    }

    /// An option that takes any value, unchanged.
    package static func text(
        _ name: String, _ value: String, _ path: Path<String?>, help: String
    ) -> Option {
        Option(name: name, value: value, help: help) { given, options in
            options[keyPath: path] = given.word
        }
    }

    /// An option whose value is one of several words.
    package static func choice<Value: RawRepresentable<String> & CaseIterable & Sendable>(
        _ name: String, _ value: String, _ path: Path<Value>, help: String
    ) -> Option {
        Option(name: name, value: value, help: help) { given, options throws(UsageError) in
            options[keyPath: path] = try given.choice()
        }
    }
}
