import FileSystem

/// Measures the tests without a mutant, a class at a time: how long they take, and what they reach.
struct Measurement {
    let bundle: TestBundle
    let work: WorkFolder
    let warm: WarmFolder

    /// What is known of the classes of these tests; measures those of which nothing is known.
    func classes(of tests: [KitTest]) throws -> [MeasuredClass] {
        let byClass = Dictionary(grouping: tests, by: \.fullClassName)
        let known = try work.classes()
        let open = byClass.filter { name, tests in
            !tests.allSatisfy { known[name]?.seconds[$0.printedName] != nil }
        }
        try warm.restore()
        for (index, (name, tests)) in open.sorted(by: { $0.key < $1.key }).enumerated() {
            let measured = try measure(tests)
            try work.add(measured)
            tell("[\(index + 1) of \(open.count)] \(name): \(measured.total.inTenths) s")
        }
        if !open.isEmpty { try warm.keep() }
        let classes = try work.classes().compactMapValues { known -> MeasuredClass? in
            guard let tests = byClass[known.name] else { return nil }
            let names = Set(tests.map(\.printedName))
            var known = known
            known.seconds = known.seconds.filter { names.contains($0.key) }
            return known
        }
        let total = classes.values.reduce(0) { $0 + $1.total }
        tell("Without a mutant, \(tests.count) tests are green in \(total.inTenths) s.")
        return Array(classes.values)
    }

    private func measure(_ tests: [KitTest]) throws -> MeasuredClass {
        try Files.live.remove(work.reached)
        try bundle.renewIdentity()
        let (end, seconds) = try bundle.run(tests, [ChosenSource.note: work.reached])
        guard end == .green, let test = tests.first else {
            throw MutantsError.red(
                name: tests.first?.fullClassName ?? "", end: end, log: work.log)
        }
        let reached = (try? Files.live.read(work.reached)) ?? []
        return MeasuredClass(
            module: test.module, className: test.className, seconds: seconds,
            reached: Set(
                String(decoding: reached, as: UTF8.self).split(separator: "\n").compactMap {
                    Int($0)
                }))
    }
}

extension Double {
    /// With one digit behind the point.
    var inTenths: String { "\((self * 10).rounded() / 10)" }
}
