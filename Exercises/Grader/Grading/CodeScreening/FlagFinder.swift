import SwiftSource

/// Finds where a learner's code uses what a person should look at.
struct FlagFinder {
    let rules: FlagRules
    let places: SourcePlaces
    let paths: PathNames
    /// The folder of the module, for what has no place.
    let folder: String

    /// A flagged name that the object file needs.
    struct NeededName {
        /// What is told of it.
        let word: String
        /// The outermost name that it belongs to.
        let name: String?
    }

    /// The flags of a module.
    ///
    /// - Parameters:
    ///   - needed: What its object file needs.
    ///   - sil: What the compiler has made of it, with the places.
    func flags(of needed: [NeededName], _ sil: SILReferences) -> [SourceFlag] {
        var flags: Set<SourceFlag> = []
        // A name can be used in as many lines as a file has, and a place is looked for in all files.
        var words: [String: String?] = [:]
        for reference in sil.references {
            let known = words[reference.name]
            let word = known ?? word(for: reference.name, needed)
            if reference.isOfWitness, AllowedNames.ofEachSequence.contains(word ?? "") { continue }
            words[reference.name] = .some(word)
            guard let word else { continue }
            if rules.underscored.contains(word) {
                // The compiler uses such names, too, in lines that don't have them.
                let isWritten = reference.place.map { places.has(word, at: $0) } == true
                flags.insert(flag(word, isWritten ? reference.place : places.place(of: word)))
            } else if let place = reference.place {
                flags.insert(flag(word, place))
            } else if known == nil {
                flags.insert(flag(word, places.place(of: word)))
            }
        }
        // What has a name that is told of in the same line needs no type.
        let lines = Set(flags.map { $0.file + ":\($0.line ?? 0)" })
        for use in sil.memory {
            let flag = flag(use.name, use.place ?? places.place(of: use.owner ?? use.name))
            if !lines.contains(flag.file + ":\(flag.line ?? 0)") { flags.insert(flag) }
        }
        var told = Set(flags.map(\.word))
        for use in needed
        where told.count < SourceFlag.maximum && told.insert(use.word).inserted {
            flags.insert(flag(use.word, places.place(of: use.name ?? use.word)))
        }
        return SourceFlag.told(of: flags)
    }

    /// What is told of a name; nil for nothing.
    private func word(for name: String, _ needed: [NeededName]) -> String? {
        if SILReferences.marks.contains(name) { return name }
        guard name.hasPrefix("#") else {
            return CompiledName(name).flatMap { rules.flagged($0, isWritten: true) }
        }
        // `#FileManager.contents`, looked up as the program runs.
        let names = name.dropFirst().split(separator: ".").map(String.init)
        guard names.count > 1 else { return nil }
        return rules.flaggedMember(names[1], of: names[0])
            ?? needed.first { $0.name == names[0] }?.word
    }

    private func flag(_ word: String, _ place: SourceLocation?) -> SourceFlag {
        SourceFlag(word: word, file: paths.rename(place?.file ?? folder), line: place?.line)
    }
}
