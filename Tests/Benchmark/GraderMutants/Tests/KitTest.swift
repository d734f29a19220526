/// A test of the kit.
struct KitTest: Hashable {
    let module: String
    let className: String
    let name: String

    /// Reads what chooses it: `GradingTests.ParserTests/testOne`; nil where it is something else.
    init?(specifier: Substring) {
        let match = specifier.wholeMatch(of: #/(\w+)\.([\w.]+)/(\w+)/#)
        guard let match else { return nil }
        module = String(match.1)
        className = String(match.2)
        name = String(match.3)
    }

    var specifier: String { "\(module).\(className)/\(name)" }
    /// Its name in what a test process prints.
    var printedName: String { "\(className).\(name)" }
    /// The name of its class with that of the module.
    var fullClassName: String { "\(module).\(className)" }
}
