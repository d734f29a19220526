import Catalog
import Grading
import SwiftSource

/// Finds out what a name is that the compiler doesn't find in a file.
struct NameAdvice {
    let advisor: BuildAdvisor
    /// The file that uses the name.
    let file: SourceOutline
    /// All files that are compiled with it.
    let own: [SourceOutline]

    init(_ advisor: BuildAdvisor, _ file: SourceOutline, _ own: [SourceOutline]) {
        self.advisor = advisor
        self.file = file
        self.own = own
    }

    /// The library of the tests in the file, which is Swift Testing where it imports both.
    private var library: TestLibrary {
        file.imports[TestLibrary.swiftTesting.module] == nil ? .xctest : .swiftTesting
    }

    private static let foundation: Set<String> = [
        "Bundle", "Calendar", "Data", "Date", "DateFormatter", "Decimal", "DispatchGroup",
        "DispatchQueue", "FileManager", "IndexPath", "JSONDecoder", "JSONEncoder", "Locale",
        "NSError", "NSLock", "Notification", "NotificationCenter", "NumberFormatter",
        "ProcessInfo", "RunLoop", "Thread", "TimeInterval", "Timer", "URL", "URLSession", "UUID",
        "UserDefaults",
    ]

    /// - Parameter type: The type in which the name is used.
    func advice(onName name: String, inType type: String?) -> Finding.Words? {
        if let module = moduleToImport(declaring: { $0.isGlobal && $0.name == name }) {
            return .needsImport(name: name, module: module)
        }
        if Self.foundation.contains(name), file.imports["Foundation"] == nil {
            return .needsImport(name: name, module: "Foundation")
        }
        if isThere(in: advisor.finishedCode, { $0.isGlobal && $0.name == name }) {
            let isImported = file.imports[advisor.module]
            if isImported != true {
                return .needsTestable(
                    name: name, module: advisor.module, isImported: isImported != nil)
            }
        }
        if let owner = owner(ofMember: name, besides: type) {
            return isBase(owner) && type != nil
                ? .belongsToBase(name: name, base: owner, type: type ?? "")
                : .belongsToOther(name: name, type: owner, library)
        }
        if let path = fileWithDouble({ $0.isGlobal && $0.name == name }) {
            return .doubleLacks(name: name, file: path)
        }
        let modules = advisor.otherModules.filter {
            isThere(in: $1) { $0.isGlobal && $0.name == name }
        }
        if let module = modules.keys.min() { return .ofOtherStage(name: name, module: module) }
        if isOnlyOwn({ $0.name == name && !$0.isLocal }) { return .onlyOwn(name: name) }
        let known =
            file.items.map(\.name)
            + (own + advisor.finishedCode + advisor.shared + advisor.helpers).flatMap(\.items)
            .filter(\.isGlobal).map(\.name)
        return (NearestWord.to(name, among: known) ?? Self.keyword(like: name)).map {
            .typo(name: name, known: $0)
        }
    }

    /// The word of the language that was most likely meant: one letter is wrong or missing, or they
    /// stand in another order. What is longer is a name of somebody's own, such as `classes`; what
    /// begins with a capital letter is a type; and `wait` is XCTest's.
    private static func keyword(like name: String) -> String? {
        guard name.first?.isLowercase == true, name != "wait" else { return nil }
        return [
            "return", "guard", "while", "switch", "throw", "await", "self", "true", "false", "func",
        ].first { word in
            name != word && name.count <= word.count
                && (NearestWord.distance(name, word) == 1 || name.sorted() == word.sorted())
        }
    }

    /// - Parameter written: The type as the compiler writes it.
    func advice(onMember name: String, of written: String, isValue: Bool) -> Finding.Words? {
        let isList = written.hasPrefix("[") && !written.contains(":")
        let type = String(
            written.drop { $0 == "[" }.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
        let outlines = own + advisor.finishedCode + advisor.shared + advisor.helpers
        let members = outlines.flatMap { $0.members(of: type) }
        let cases = members.filter { $0.kind == .enumCase }.map(\.name)
        if isList { return cases.contains(name) ? .isList(name: name) : nil }
        let isIt: (SourceOutline.Item) -> Bool = { $0.owner == type && $0.name == name }
        if let module = moduleToImport(declaring: isIt) {
            return .needsImport(name: name, module: module)
        }
        if isOnlyOwn(isIt) { return .onlyOwn(name: name) }
        if let path = fileWithDouble(isIt) { return .doubleLacks(name: name, file: path) }
        if !isValue, !cases.isEmpty { return .hasCases(type: type, cases: cases) }
        if let near = NearestWord.to(name, among: members.map(\.name)) {
            return .typo(name: name, known: near)
        }
        // What is in both is what the exercise gives, not a helper of one of them.
        let given = Set(advisor.ownCode.flatMap { $0.members(of: type) }.map(\.name))
        let names = advisor.finishedCode.flatMap { $0.members(of: type) }.filter {
            !$0.isPrivate && !$0.isLocal && given.contains($0.name)
        }.map(\.name)
        if let longer = names.first(where: { $0.lowercased().hasSuffix(name.lowercased()) }) {
            return .typo(name: name, known: longer)
        }
        return isValue && !names.isEmpty ? .hasMembers(type: type, names) : nil
    }

    /// - Parameter name: A property that others may only read.
    func advice(onSetterOf name: String) -> Finding.Words? {
        for outline in advisor.finishedCode + own {
            guard let type = outline.items.first(where: { $0.name == name })?.owner else {
                continue
            }
            let methods = outline.members(of: type).filter {
                $0.kind == .function && !$0.isPrivate
            }
            return .setterIsPrivate(name: name, type: type, methods: methods.map(\.name))
        }
        return nil
    }

    private func isThere(
        in outlines: [SourceOutline], _ isIt: (SourceOutline.Item) -> Bool
    ) -> Bool {
        outlines.contains { $0.items.contains(where: isIt) }
    }

    private func isOnlyOwn(_ isIt: (SourceOutline.Item) -> Bool) -> Bool {
        isThere(in: advisor.ownCode, isIt) && !isThere(in: advisor.finishedCode, isIt)
    }

    private func moduleToImport(declaring isIt: (SourceOutline.Item) -> Bool) -> String? {
        if file.imports["TestHelpers"] == nil, isThere(in: advisor.helpers, isIt) {
            return "TestHelpers"
        }
        return file.imports["Shared"] == nil && isThere(in: advisor.shared, isIt) ? "Shared" : nil
    }

    /// The class of the learner's tests that has such a member.
    private func owner(ofMember name: String, besides type: String?) -> String? {
        guard !advisor.finishedTests.isEmpty else { return nil }
        let owners = own.flatMap(\.items).filter { $0.name == name && !$0.isLocal }
            .compactMap(\.owner).filter { $0 != type }
        return owners.first(where: isBase) ?? owners.first(where: hasTests)
    }

    /// Whether a class is there for others to inherit from: it is a test case without tests.
    private func isBase(_ type: String) -> Bool {
        own.contains { $0.parents[type]?.contains("XCTestCase") == true } && !hasTests(type)
    }

    private func hasTests(_ type: String) -> Bool {
        own.contains { outline in
            outline.members(of: type).contains(where: \.isTest)
        }
    }

    /// The file without tests in which the finished tests have something.
    private func fileWithDouble(_ isIt: (SourceOutline.Item) -> Bool) -> String? {
        advisor.finishedTests.sorted { $0.key < $1.key }.first { _, outline in
            outline.items.contains(where: isIt)
                && !outline.items.contains(where: \.isTest)
        }?.key
    }
}

extension Finding.Words {
    /// The name is another module's, and the file doesn't import that.
    static func needsImport(name: String, module: String) -> Self {
        .init(
            "'\(name)' is in \(module).", next: "Write at the top of the file: import \(module)"
        )
    }

    /// The name is the stage's, and the file doesn't import that, or not so that it sees it.
    static func needsTestable(name: String, module: String, isImported: Bool) -> Self {
        .init(
            isImported
                ? "The tests only see '\(name)' with '@testable'."
                : "'\(name)' is in \(module).",
            next: "Write at the top of the file: @testable import \(module)")
    }

    /// The name is a member of a class that the file's own class could inherit from.
    static func belongsToBase(name: String, base: String, type: String) -> Self {
        .init(
            "'\(name)' belongs to \(base).", next: "Write: final class \(type): \(base)")
    }

    /// The name is a member of a type with tests beside the one that uses it.
    static func belongsToOther(
        name: String, type: String, _ library: TestLibrary
    ) -> Self {
        .init(
            "'\(name)' belongs to \(type), and only that \(library.kindOfType) can call it.",
            next: "Copy it into this \(library.kindOfType).")
    }

    /// The name is another stage's.
    static func ofOtherStage(name: String, module: String) -> Self {
        .init(
            "'\(name)' is in \(module), and no stage sees another one.",
            next: "Write here what you need of it.")
    }

    /// The finished tests have the name in this file, and the learner's don't have it yet.
    static func doubleLacks(name: String, file: String) -> Self {
        .init(
            "The reference solution has '\(name)' in \(file).",
            next: "Yours don't have it yet: write it there.", guide: GuideSections.loading)
    }

    /// The learner's code has the name, and the finished code doesn't.
    static func onlyOwn(name: String) -> Self {
        .init(
            "Your tests also run on the reference solution. It has only what the exercise "
                + "asks for, and no '\(name)'.",
            next: "Test your helper through what the exercise asks for.")
    }

    /// There is a name that differs in a letter or two.
    static func typo(name: String, known: String) -> Self {
        .init("There is '\(known)'. Is '\(name)' a typing mistake?")
    }

    /// An enum has other cases.
    static func hasCases(type: String, cases: [String]) -> Self {
        .init("\(type) has \(list(cases.map { ".\($0)" })).")
    }

    /// A type of the stage has other members.
    static func hasMembers(type: String, _ names: [String]) -> Self {
        .init("\(type) has \(list(names)).", next: "Use one of these names.")
    }

    /// The value is a list, and the case is one of its elements'.
    static func isList(name: String) -> Self {
        .init(
            "The other side is a list.", next: "Write a list here, too: [.\(name)(…)]")
    }

    /// A property that only its own type may change, and what its type can do.
    static func setterIsPrivate(name: String, type: String, methods: [String]) -> Self {
        .init(
            "Only \(type) itself may change '\(name)'.",
            next: "Call a method of it that does so"
                + (methods.first.map { ", such as \($0)." } ?? "."))
    }

    private static func list(_ words: [String]) -> String {
        guard let last = words.last, words.count > 1 else { return words.joined() }
        return words.dropLast().joined(separator: ", ") + " and \(last)"
    }
}
