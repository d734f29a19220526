import XCTest

/// The generator gives what the rule says, and the same for the same seed.
final class SeededGeneratorTests: XCTestCase {
    func testTheSameSeedGivesTheSameNumbers() {
        XCTAssertEqual(numbers(seed: 7), numbers(seed: 7))
        XCTAssertNotEqual(numbers(seed: 7), numbers(seed: 8))
    }

    /// The first numbers of SplitMix64 for the seed 0, as others have published them.
    func testTheFirstNumbers() {
        XCTAssertEqual(
            numbers(seed: 0).prefix(3),
            [0xE220_A839_7B1D_CDAF, 0x6E78_9E6A_A1B9_65F4, 0x06C4_5D18_8009_454F])
    }

    private func numbers(seed: UInt64) -> [UInt64] {
        var generator = SeededGenerator(seed: seed)
        return (1...10).map { _ in generator.next() }
    }
}
