import Catalog
import Grading
import SwiftSource

/// What the code that is tested is like, as far as it tells why a test fails.
struct TestedCode: Sendable {
    /// The types whose answers come later.
    let late: Set<String>
    /// The types that are made with a timer.
    let timed: Set<String>
    /// The types that save something in `UserDefaults`.
    let saving: Set<String>
    /// The types that do nothing before their view is loaded.
    let screens: [Screen]
    /// The types of which each variable has a copy.
    let structs: Set<String>
    /// The methods that anyone can call, and the words in each.
    private let methods: [(name: String, words: Set<String>)]
    private let files: [String]
    /// The properties that hold an object weakly.
    let weakProperties: Set<String>
    /// The properties that hold one of these structs.
    let structProperties: Set<String>

    /// A type with a `viewDidLoad()`.
    struct Screen {
        let name: String
        /// What it declares itself, and no class that it inherits from.
        let members: Set<String>
        /// The method that a test calls: a class that inherits one which loads calls the other.
        let loader: String
    }

    /// - Parameter files: The text of each of its files.
    init(_ files: [String]) {
        self.files = files
        var (late, timed, saving) = (Set<String>(), Set<String>(), Set<String>())
        var (structs, screens) = (Set<String>(), [Screen]())
        var methods: [(name: String, words: Set<String>)] = []
        var properties: [(name: String, type: String?, isWeak: Bool)] = []
        for file in files {
            let source = Declarations(SwiftText(file))
            properties += source.properties
            let words = Set(source.words(source.tokens.indices))
            let types = Set(source.types.map(\.name))
            if words.contains("DispatchQueue") { late.formUnion(types) }
            if words.contains(WorkshopNames.timerProvider) { timed.formUnion(types) }
            if words.contains("UserDefaults") { saving.formUnion(types) }
            let loading = source.functions.filter { $0.name == WorkshopNames.viewDidLoad }
                .compactMap(source.type)
            // Not the class that screens inherit from.
            screens += loading.filter { $0.name != WorkshopNames.screenBase }.map { type in
                let isInherited = type.parents.contains(WorkshopNames.screenBase)
                let loader = isInherited ? WorkshopNames.loadView : WorkshopNames.viewDidLoad
                return Screen(
                    name: type.name,
                    members: Set(SourceOutline(file).members(of: type.name).map(\.name)),
                    loader: "\(loader)()")
            }
            structs.formUnion(source.types.filter { $0.kind == .struct }.map(\.name))
            methods += source.functions.filter { !$0.isInFunction && !$0.prefix.isPrivate }
                .compactMap {
                    function in
                    function.body.map { (function.name, Set(source.words($0))) }
                }
        }
        self.structs = structs
        weakProperties = Set(properties.filter(\.isWeak).map(\.name))
        structProperties = Set(
            properties.filter { $0.type.map(structs.contains) == true }.map(\.name))
        self.screens = screens
        (self.late, self.timed, self.saving, self.methods) = (late, timed, saving, methods)
    }

    /// Whether a text stands in one of its files.
    func contains(_ text: String) -> Bool { files.contains { $0.contains(text) } }

    /// The methods that have to do with a property.
    func methods(with property: String) -> [String] {
        methods.filter { $0.words.contains(property) }.map(\.name)
    }
}

/// The words of each function of the tests' own code.
struct FunctionWords: Sendable {
    /// By the function's name.
    fileprivate private(set) var all: [String: [Set<String>]] = [:]
    /// Those of the methods that make something ready, by their type's name.
    fileprivate private(set) var settingUp: [String: [Set<String>]] = [:]

    init(_ sources: [Declarations]) {
        for source in sources {
            // What a function has inside of it is a part of it.
            for function in source.functions where !function.isInFunction {
                guard let body = function.body else { continue }
                let words = Set(source.words(body))
                all[function.name, default: []].append(words)
                if function.name.hasPrefix("setUp") {
                    settingUp[function.typeName ?? "", default: []].append(words)
                }
            }
        }
    }
}

/// The words of what a test runs of the tests' own code: its body, and the functions that it calls.
struct ReachedWords {
    private(set) var words: Set<String> = []

    init(_ test: Declaration, in source: Declarations, of functions: FunctionWords) {
        var open = test.body.map { source.words($0) } ?? []
        for type in Set([test.typeName].compactMap(\.self) + (source.type(of: test)?.parents ?? []))
        {
            for words in functions.settingUp[type] ?? [] { open += words }
        }
        while let word = open.popLast() {
            guard words.insert(word).inserted else { continue }
            for body in functions.all[word] ?? [] { open += body }
        }
    }

    func contains(_ word: String) -> Bool { words.contains(word) }

    /// Whether something in it lets time pass, beside the call of an async function.
    var waits: Bool {
        let others = WorkshopNames.lettingTimePass.union(["yield", "confirmation", "after"])
        return words.contains {
            $0 != "await" && TestWords.isWait($0) || others.contains($0)
                || $0.hasPrefix("withChecked")
        }
    }
}
