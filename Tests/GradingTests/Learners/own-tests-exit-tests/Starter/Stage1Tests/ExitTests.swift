import Testing

@testable import Stage1

@Suite struct ExitTests {
    @Test func theSmallestNumberDoesNotStopTheProgram() async {
        await #expect(processExitsWith: .success) {
            _ = FirstBasicViewController().numberFormatter(number: .min)
        }
    }

    /// A failure in the process that the exit test starts must make the test fail.
    @Test func theSmallestNumberHasAPrice() async {
        await #expect(processExitsWith: .success) {
            let price = FirstBasicViewController().numberFormatter(number: .min, separator: "'")
            #expect(price == "Rp -9'223'372'036'854'775'808")
        }
    }

    /// This test uses a helper that the learner wrote.
    @Test func aDigitIsBelowTen() async {
        await #expect(processExitsWith: .failure) { [number = 10 as Int] in
            _ = letter(ofDigit: number)
        }
        #expect(letter(ofDigit: 9) == "9")
    }

    @Test func isWrong() async {
        await #expect(processExitsWith: .failure) {
            _ = FirstBasicViewController().numberFormatter(number: 1)
        }
    }

    @Test func tellsWhatItSays() async throws {
        let result = try await #require(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            fatalError("no such digit")
        }
        let words = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(words.contains("no such digit"))
    }
}

private func letter(ofDigit digit: Int) -> String {
    precondition((0...9).contains(digit), "no digit")
    return String(digit)
}
