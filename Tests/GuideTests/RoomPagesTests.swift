import XCTest

@testable import Catalog
@testable import FileSystem
@testable import GuideTestHelpers
@testable import Reports

/// What people get on a sheet of paper is what the chapter says.
final class RoomPagesTests: XCTestCase {
    private let kit = WorkshopCopy.kit
    private let check = RoomCheck(kit: WorkshopCopy.kit, files: .live)

    func testEachPageAgreesWithItsChapter() throws {
        let names = try Files.live.names(kit.path("Guide/room"))
        XCTAssertGreaterThanOrEqual(names.count, 8)
        for name in names {
            let room = try GuidePage.read("Guide/room/\(name)", in: kit)
            let chapter = try GuidePage.read("Guide/\(name)", in: kit)
            let stage = try XCTUnwrap(
                Workshop.shipped.stages.first {
                    $0.exercises[0].guide.hasPrefix("\(chapter.path)#")
                }, name)
            for problem in check.problems(of: room, beside: chapter, about: stage) {
                XCTFail(problem.description)
            }
        }
    }

    /// What is hard to write from the words alone stands there as code of files that tests check.
    func testTheSheetsShowHowTheHardTestsAreWritten() throws {
        for (sheet, patterns) in [
            ("2-mvvm", ["results.append($0)", "weak var freed"]),
            ("3-dependency-injection", ["calls.append(", "weak var freed"]),
            ("4-challenge-feed", ["requests[name] = answer", "network.answer("]),
        ] {
            let blocks = try GuidePage.read("Guide/room/\(sheet).md", in: kit).blocks
                .filter { $0.directive?.hasPrefix("from: ") == true }
            for pattern in patterns {
                XCTAssertTrue(blocks.contains { $0.text.contains(pattern) }, "\(sheet): \(pattern)")
            }
        }
    }

    func testWhatIsFound() throws {
        let chapter = try GuidePage(
            path: "Guide/1.md",
            text: """
                | step | what |
                |---|---|
                | red | a test |

                <!-- cases -->
                | number | even? |
                |---|---|
                | 2 | yes |

                `isEven(number:)`
                ## Are you done?
                ```console
                $ swift run grade 1
                …
                ★ Stage 1  Basic functions                ██████████    32/32
                ```
                """)
        let room = try GuidePage(
            path: "Guide/room/1.md",
            text: """
                ## What has to happen
                | number | even? |
                |---|---|
                | 2 | no |

                ## Steps
                1. **Even or odd**: `EvenOdd.swift`,
                   `MyEvenOddTests.swift`
                2. **Number**: `NumberFormatter.swift`
                3. **Labels**: `Labels.swift`, `MyLabelsTests.swift`, `NoSuch.swift`
                4. **Shipping price**: `ShippingPrice.swift`, `MyShippingPriceTests.swift`

                `isOdd(number:)`, `isEven(number:)`, `Starter/Stage1`, `Starter/Stage0`
                ```console
                $ WORKSHOP_STAGE=1 swift test --filter MyEvenOddTests
                $ WORKSHOP_STAGE=2 swift test --filter MyNumberFormatterTests
                $ WORKSHOP_STAGE=1 swift test --filter MyLabelsTests
                $ WORKSHOP_STAGE=1 swift test --filter MyShippingPriceTests
                ```
                ```console
                $ swift run grade 1
                ★ Stage 1  Basics …
                ```
                """)
        let stage = try XCTUnwrap(Workshop.shipped.stages.first)
        XCTAssertEqual(
            check.problems(of: room, beside: chapter, about: stage).map(\.text),
            [
                "its tables are not the cases of Guide/1.md",
                "the step of number-formatter doesn't name **Number formatter**",
                "the step of number-formatter doesn't name `MyNumberFormatterTests.swift`",
                "it doesn't have the line "
                    + "'$ WORKSHOP_STAGE=1 swift test --filter MyNumberFormatterTests'",
                "Stage1 has no file NoSuch.swift", "there is no Starter/Stage0",
                "Guide/1.md says nothing of isOdd(number:)",
                "it doesn't end with the command and the star that Guide/1.md has",
            ])
    }

    func testAPageThatIsTooLong() throws {
        let words = [String](repeating: "word", count: RoomCheck.mostWords + 1)
        let page = try GuidePage(path: "long.md", text: words.joined(separator: "\n- "))
        let stage = try XCTUnwrap(Workshop.shipped.stages.first)
        let problems = check.problems(of: page, beside: page, about: stage)
        XCTAssertEqual(problems.first?.text, "it has 601 words, and at most 600 fit")
    }
}
