/// What is known of the tests of a class from a run without a mutant.
struct MeasuredClass: Codable {
    let module: String
    let className: String
    /// How long each of its tests took, by the printed name.
    var seconds: [String: Double]
    /// The numbers of the mutants whose places they reach.
    var reached: Set<Int>

    /// Its name with that of the module.
    var name: String { "\(module).\(className)" }
    var total: Double { seconds.values.reduce(0, +) }
}
