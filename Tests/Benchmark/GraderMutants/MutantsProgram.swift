import FileSystem
import Foundation

/// All that is done, in its order: clone, plant, build, measure the tests, and run them with each
/// mutant.
struct MutantsProgram {
    let options: Options
    /// The kit's folder.
    let root: String
    let work: WorkFolder
    let programs: RunningPrograms

    func run() throws {
        let checkout = Checkout(root: work.checkout, origin: root, programs: programs)
        let commit = try checkout.update()
        let builder = try MutantBuilder(checkout: checkout, work: work)
        if options.lists {
            let plan = try known(work.plan()) ?? builder.firstPlan(options)
            for mutant in plan.mutants { say(ResultText.line(mutant, "")) }
            return
        }
        let plan = try builder.build(known(work.plan()), options, commit: commit)
        let numbers = options.only.map { [$0] } ?? plan.mutants.map(\.number)
        let mutants = plan.mutants.filter { numbers.contains($0.number) }
        if let only = options.only, mutants.isEmpty { throw MutantsError.noMutant(only) }

        let bundle = try TestBundle(checkout: checkout, work: work, programs: programs)
        let tests = try bundle.tests(matching: options.filter)
        let warm = WarmFolder(
            root: "\(checkout.root)/.grade/tests", copy: work.pristine, programs: programs)
        let measured = try Measurement(bundle: bundle, work: work, warm: warm).classes(of: tests)
        let trials = MutantTrials(
            bundle: bundle, work: work, warm: warm, classes: measured,
            isWhole: options.filter == nil)
        let results = try trials.run(mutants, again: options.only != nil)
        if options.only == nil { say("\n" + ResultText.summary(plan.mutants, results)) }
    }

    /// The mutants of an earlier run, where they are those that are asked for.
    private func known(_ plan: MutantPlan?) throws -> MutantPlan? {
        guard let plan else { return nil }
        guard plan.count == options.count, plan.seed == options.seed else {
            throw MutantsError.otherPlan(folder: work.root, count: plan.count, seed: plan.seed)
        }
        return plan
    }
}
