import FileSystem
import Foundation
import Grading

/// Plants mutants in the checkout and builds it with its tests, once for all of them.
struct MutantBuilder {
    let checkout: Checkout
    let work: WorkFolder
    /// The files of each target in the commit, by their paths below the kit.
    private let sources: [String: [String: String]]

    /// - Parameter checkout: It has to be as it is in the commit.
    init(checkout: Checkout, work: WorkFolder) throws {
        self.checkout = checkout
        self.work = work
        var sources: [String: [String: String]] = [:]
        for target in MutantPick.targets {
            let folder = "Exercises/Grader/\(target)"
            let files = try SourceFolder.read(
                "\(checkout.root)/\(folder)", ending: ".swift", files: .live
            ).files
            sources[target] = Dictionary(
                uniqueKeysWithValues: files.map {
                    ("\(folder)/\($0)", String(decoding: $1, as: UTF8.self))
                })
        }
        self.sources = sources
    }

    /// Not every small change compiles. A few builds find out which.
    private static let maximumBuilds = 12

    /// The mutants that are planted at first: some may not compile.
    func firstPlan(_ options: Options) -> MutantPlan {
        plan(options, commit: "", broken: [], of: picks(options))
    }

    /// Builds the mutants of an earlier run in this commit, or new ones.
    ///
    /// - Returns: Those that are in the programs and the tests now.
    func build(_ known: MutantPlan?, _ options: Options, commit: String) throws -> MutantPlan {
        if let known, known.commit == commit, Files.live.kind(checkout.products) != nil {
            return known
        }
        var built: MutantPlan
        if let known {
            try forget(try checkout.changes(from: known.commit, to: commit))
            // Until it is built again.
            var unbuilt = known
            unbuilt.commit = ""
            try work.keep(unbuilt)
            built = try build { broken in
                var plan = known
                plan.commit = commit
                plan.broken.formUnion(broken)
                plan.mutants.removeAll { broken.contains($0.number) }
                return plan
            }
        } else {
            let picks = picks(options)
            built = try build { plan(options, commit: commit, broken: $0, of: picks) }
        }
        try work.keep(built)
        return built
    }

    private func picks(_ options: Options) -> [MutantPick] {
        MutantPick.targets.map {
            MutantPick(target: $0, files: sources[$0] ?? [:], seed: options.seed)
        }
    }

    private func plan(
        _ options: Options, commit: String, broken: Set<Int>, of picks: [MutantPick]
    ) -> MutantPlan {
        let mutants = picks.enumerated().flatMap { index, pick in
            // Where they can't be shared out evenly, the first targets get one more.
            let count = (options.count + picks.count - 1 - index) / picks.count
            return pick.mutants(count, without: broken)
        }
        return MutantPlan(
            commit: commit, count: options.count, seed: options.seed,
            mutants: mutants.sorted { $0.number < $1.number }, broken: broken)
    }

    /// Plants and builds until all compile.
    private func build(
        _ propose: (_ broken: Set<Int>) -> MutantPlan
    ) throws -> MutantPlan {
        var broken: Set<Int> = []
        for round in 1...Self.maximumBuilds {
            let plan = propose(broken)
            tell("Building \(plan.mutants.count) mutants, round \(round) …")
            let planted = try plant(plan.mutants)
            let unplanted = planted.values.reduce(into: Set()) { $0.formUnion($1.problems) }
            if !unplanted.isEmpty {
                broken.formUnion(unplanted)
                continue
            }
            // The tests are built once all else compiles.
            let problem =
                try checkout.problem(building: ["--target", "Commands"])
                ?? checkout.problem(building: ["--build-tests"])
            guard let problem else {
                try takeAway()
                return plan
            }
            let owners = CompilerErrors(in: problem, below: checkout.root).owners(in: planted)
            guard !owners.isEmpty else { throw MutantsError.brokenElsewhere(output: problem) }
            tell(
                "  These don't compile: \(owners.sorted().map(String.init).joined(separator: " "))")
            broken.formUnion(owners)
        }
        throw MutantsError.tooManyBuilds(Self.maximumBuilds)
    }

    /// Writes the files with their mutants, and all others as they are.
    private func plant(_ mutants: [GraderMutant]) throws -> [String: PlantedFile] {
        var planted: [String: PlantedFile] = [:]
        for target in MutantPick.targets {
            var files = (sources[target] ?? [:]).mapValues { Array($0.utf8) }
            let own = mutants.filter { $0.target == target }
            for (file, ofFile) in Dictionary(grouping: own, by: \.file) {
                let source = files[file].map { String(decoding: $0, as: UTF8.self) } ?? ""
                let result = PlantedFile(source, mutants: ofFile)
                planted[file] = result
                if files[file] != nil { files[file] = Array(result.text.utf8) }
            }
            files["Exercises/Grader/\(target)/\(ChosenSource.name)"] = Array(
                ChosenSource.text(highest: mutants.map(\.number).max() ?? 0).utf8)
            try checkout.write(files)
        }
        return planted
    }

    /// Makes the sources again what they are in the commit: tests read them.
    private func takeAway() throws {
        try checkout.restore()
    }

    /// Has the classes measured again whose files have changed.
    private func forget(_ changes: [String]) throws {
        let names = Set(changes.map { URL(filePath: $0).deletingPathExtension().lastPathComponent })
        for var measured in try work.classes().values where names.contains(measured.className) {
            measured.seconds = [:]
            try work.add(measured)
        }
    }
}
