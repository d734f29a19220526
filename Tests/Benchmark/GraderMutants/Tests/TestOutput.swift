/// What a test process has said of its tests by now.
struct TestOutput {
    /// How long each test took that has not failed, by its printed name.
    private(set) var seconds: [String: Double] = [:]
    /// The test that has begun and isn't done.
    private(set) var running: String?
    /// The first test that has failed.
    private(set) var failed: String?

    /// The printed names of the tests that run: what they print themselves can look alike.
    private let names: Set<String>
    private var rest: [UInt8] = []

    init(of names: Set<String>) {
        self.names = names
    }

    /// Takes in the next bytes of what is printed.
    mutating func add(_ bytes: [UInt8]) {
        rest += bytes
        guard let end = rest.lastIndex(of: UInt8(ascii: "\n")) else { return }
        for line in rest[..<end].split(separator: UInt8(ascii: "\n")) {
            read(String(decoding: line, as: UTF8.self))
        }
        rest.removeSubrange(...end)
    }

    private mutating func read(_ line: String) {
        // Most lines aren't of XCTest, and some are long.
        if line.contains("Test Case '"),
            let match = line.firstMatch(
                of:
                    #/Test Case '([\w.]+)' (started|passed|skipped|failed)(?: \(([0-9.]+) seconds)?/#
            ), names.contains(String(match.1))
        {
            let name = String(match.1)
            switch match.2 {
            case "started":
                running = name
            case "failed":
                failed = failed ?? name
                running = nil
            default:
                seconds[name] = match.3.flatMap { Double($0) } ?? 0
                running = nil
            }
        } else if line.contains(": error: "),
            let match = line.firstMatch(of: #/: error: ([\w.]+) : /#),
            names.contains(String(match.1))
        {
            failed = failed ?? String(match.1)
        }
    }
}
