import XCTest

@testable import Catalog
@testable import Commands
@testable import Grading
@testable import KitTestHelpers
@testable import SwiftSource
@testable import TerminalKit

/// The screens of the three steps, without their bars.
final class WatchStepScreensTests: XCTestCase {
    private var driver = WatchDriver(1)

    /// Starts with Even or odd as it is with these own tests.
    private func begin(
        _ tests: [OwnTest], passed: Int = 0, error: Bool = false, noticed: Int = 0,
        codeFirst: Bool = false
    ) {
        driver = WatchDriver(1)
        driver.state.codeFirst = codeFirst
        driver.send(.started)
        driver.finish(
            with: StepFixture.stage(tests, passed: passed, error: error, noticed: noticed))
    }

    private func check(
        _ expected: String, columns: Int = 80, rows: Int = 24, line: UInt = #line
    ) {
        let screen = driver.lines(columns: columns, rows: rows).dropLast(2).joined(separator: "\n")
        XCTAssertEqual(screen, expected, line: line)
    }

    func testTheFirstScreenOfTheFirstExercise() {
        begin([StepFixture.example("✗ ✓")])
        check(
            """
            Unit testing workshop                                   Stage 1, Basic functions

            ✗ Even or odd   [1 Red]  2 Green  3 Bugs
              Step 1 of 3, Red: write a test that is red on your code, and right. Open:
              Starter/Stage1Tests/MyEvenOddTests.swift
              To read: Guide/1-basic-functions.md#even-or-odd

            The task: Write isEven(number:), which says whether a number is even.

            Your tests so far (on your code, on the finished code):
              ✗ ✓ testTwoIsEven, the example that was there
                Right, and your code doesn't do this yet: the best state to write code in.
                  first value:  false
                  second value: true

            The example shows what red looks like. Now write a test of your own that also
            has the signs ✗ ✓.



            Watching Starter/Stage1. Save a file to check it.
            h hint  e edit  t green  l list  ? keys  q quit
            """)
    }

    func testRedWithoutATest() {
        begin([])
        check(
            """
            Unit testing workshop                                   Stage 1, Basic functions

            ✗ Even or odd   [1 Red]  2 Green  3 Bugs
              Step 1 of 3, Red: write a test that is red on your code, and right. Open:
              Starter/Stage1Tests/MyEvenOddTests.swift
              To read: Guide/1-basic-functions.md#even-or-odd

            The task: Write isEven(number:), which says whether a number is even.

            Write a test. Red asks for a right one, with the signs ✗ ✓: your code doesn't do
            yet what it expects, and the finished code does.



            Watching Starter/Stage1. Save a file to check it.
            h hint  e edit  t green  l list  ? keys  q quit
            """, rows: 18)
    }

    func testRedInANarrowWindow() {
        begin([StepFixture.example("✗ ✓")])
        check(
            """
            Stage 1, Basic functions

            ✗ Even or odd   [1 Red]  2 Green  3 Bugs
              Step 1 of 3, Red: write a test that is
              red on your code, and right. Open:
              Starter/Stage1Tests/MyEvenOddTests.sw…
              To read: Guide/1-basic-functions.…

            The task: Write isEven(number:), which
            says whether a number is even.

            Your tests so far (on your code, on the
            finished code):
              ✗ ✓ testTwoIsEven, the example that
                was there
                Right, and your code doesn't do this
                yet: the best state to write code
                in.
                  first value:  false
                  second value: true

            The example shows what red looks like.
            Now write a test of your own that also
            has the signs ✗ ✓.

            Watching Starter/Stage1. Save a file to…
            h hint  e edit  t green  l list  ? keys…
            """, columns: 40, rows: 29)
    }

    func testWhereAllRightTestsPassAndOfficialTestsDoNotACaseIsMissing() {
        begin([StepFixture.own("testTwo", "✓ ✓")], passed: 1)
        check(
            """
            Unit testing workshop                                   Stage 1, Basic functions

            ✗ Even or odd   1 Red ✓  [2 Green]  3 Bugs
              Step 2 of 3, Green: write the code, until the official tests pass. Open:
              Starter/Stage1/EvenOdd.swift
              To read: Guide/1-basic-functions.md#even-or-odd

            Write isEven(number:), which says whether a number is even.

              ✗ EvenOddTests.testTwo
                Tests/Stage1Tests/EvenOddTests.swift:12
                isEven(2)
                  expected: true
                  actual:   false

            Your tests so far (on your code, on the finished code):
              ✓ ✓ testTwo
            Your right tests pass on your code: which case is missing?


            Watching Starter/Stage1. Save a file to check it.
            h hint  e edit  t bugs  l list  ? keys  q quit
            """)
        driver.press("t")
        driver.press("t")
        check(
            """
            Unit testing workshop                                   Stage 1, Basic functions

            ✗ Even or odd   [1 Red ✓]  2 Green  3 Bugs
              Step 1 of 3, Red: write a test that is red on your code, and right. Open:
              Starter/Stage1Tests/MyEvenOddTests.swift
              To read: Guide/1-basic-functions.md#even-or-odd

            The task: Write isEven(number:), which says whether a number is even.

            Your tests so far (on your code, on the finished code):
              ✓ ✓ testTwo
                It holds. Would it notice a mistake? The planted bugs say.

            Your right tests pass on your code, and official tests don't: which case is
            missing in your tests? Press t to see the first official test that fails.

            Watching Starter/Stage1. Save a file to check it.
            h hint  e edit  t green  l list  ? keys  q quit
            """, rows: 20)
    }

    func testRedWhereTheCodeIsGreen() {
        begin([StepFixture.own("testTwo", "✓ ✓")], passed: 2)
        driver.press("t")
        check(
            """
            Unit testing workshop                                   Stage 1, Basic functions

            ✓ Even or odd   [1 Red ✓]  2 Green ✓  3 Bugs
              Step 1 of 3, Red: write a test that is red on your code, and right. Open:
              Starter/Stage1Tests/MyEvenOddTests.swift
              To read: Guide/1-basic-functions.md#even-or-odd

            The task: Write isEven(number:), which says whether a number is even.

            Your tests so far (on your code, on the finished code):
              ✓ ✓ testTwo
                It holds. Would it notice a mistake? The planted bugs say.

            Red and Green are done: all official tests pass. Press t twice for step 3, Bugs.


            Watching Starter/Stage1. Save a file to check it.
            u go on  h hint  e edit  t green  l list  ? keys  q quit
            """, rows: 20)
    }

    func testGreen() {
        begin([StepFixture.example("✗ ✓"), StepFixture.own("testZero", "✗ ✓")], passed: 1)
        check(
            """
            Unit testing workshop                                   Stage 1, Basic functions

            ✗ Even or odd   1 Red ✓  [2 Green]  3 Bugs
              Step 2 of 3, Green: write the code, until the official tests pass. Open:
              Starter/Stage1/EvenOdd.swift
              To read: Guide/1-basic-functions.md#even-or-odd

            Write isEven(number:), which says whether a number is even.

              ✗ EvenOddTests.testTwo
                Tests/Stage1Tests/EvenOddTests.swift:12
                isEven(2)
                  expected: true
                  actual:   false

            Your tests so far (on your code, on the finished code):
              ✗ ✓ testTwoIsEven  ✗ ✓ testZero



            Watching Starter/Stage1. Save a file to check it.
            h hint  e edit  t bugs  l list  ? keys  q quit
            """)
    }

    func testCodeFirst() {
        begin([], codeFirst: true)
        check(
            """
            Unit testing workshop                                   Stage 1, Basic functions

            ✗ Even or odd   1 Red  [2 Green]  3 Bugs
              Step 2 of 3, Green: write the code, until the official tests pass. Open:
              Starter/Stage1/EvenOdd.swift
              To read: Guide/1-basic-functions.md#even-or-odd

            Write isEven(number:), which says whether a number is even.

              ✗ EvenOddTests.testOne
                Tests/Stage1Tests/EvenOddTests.swift:12
                isEven(2)
                  expected: true
                  actual:   false
              1 more of 2 tests doesn't pass.

            You have no tests of this yet.



            Watching Starter/Stage1. Save a file to check it.
            h hint  e edit  t bugs  l list  ? keys  q quit
            """)
    }

    func testBugs() {
        begin(
            [StepFixture.example("✓ ✓"), StepFixture.own("testOneIsOdd", "✓ ✓")], passed: 2,
            noticed: 1)
        check(
            """
            Unit testing workshop                                   Stage 1, Basic functions
            ✓ Even or odd   1 Red ✓  2 Green ✓  [3 Bugs]
              Step 3 of 3, Bugs: write tests, until every planted bug is noticed. Open:
              Starter/Stage1Tests/MyEvenOddTests.swift
              To read: Guide/1-basic-functions.md#even-or-odd
            ✓ The code is right: all 2 official tests pass. Would your own tests notice if
            it were wrong?
            Your tests have to pass on a finished version of the code. Then 4 mistakes are
            planted in it, one at a time: for each, a test of yours has to fail.
            Your tests so far (on your code, on the finished code):
              ✓ ✓ testTwoIsEven, the example that was there
                It holds. Would it notice a mistake? The planted bugs say.
              ✓ ✓ testOneIsOdd
            1 of 3 ideas, and 3 planted bugs are left.
            Your tests have: an ordinary case of each kind. Missing: nothing or zero, a
            negative number.
            No test of yours notices a bug of this kind yet: nothing or zero (1 bug).
            To read: Guide/test-checklist.md#nothing-or-zero
            Press h for a hint.
            To go on without the ★, press u. Next: Number formatter.
            Watching Starter/Stage1. Save a file to check it.
            u go on  h hint  e edit  t red  l list  ? keys  q quit
            """)
    }

    func testBugsBeforeThereIsCode() {
        begin([StepFixture.own("testOneIsOdd", "✗ ✓")])
        driver.press("t")
        check(
            """
            Unit testing workshop                                   Stage 1, Basic functions

            ✗ Even or odd   1 Red ✓  2 Green  [3 Bugs]
              Step 3 of 3, Bugs: write tests, until every planted bug is noticed. Open:
              Starter/Stage1Tests/MyEvenOddTests.swift
              To read: Guide/1-basic-functions.md#even-or-odd
            The code isn't green yet. You can write its tests first. The task: Write
            isEven(number:), which says whether a number is even.
            Your tests have to pass on a finished version of the code. Then 4 mistakes are
            planted in it, one at a time: for each, a test of yours has to fail.
            Your tests so far (on your code, on the finished code):
              ✗ ✓ testOneIsOdd
                Right, and your code doesn't do this yet: the best state to write code in.
            0 of 3 ideas, and 4 planted bugs are left.
            Missing: an ordinary case of each kind, nothing or zero, a negative number.
            No test of yours notices a bug of this kind yet: an ordinary case of each kind
            (1 bug).
            To read: Guide/test-checklist.md#an-ordinary-case-of-each-kind
            Press h for a hint.
            For the code, press t twice: step 2, Green.
            Watching Starter/Stage1. Save a file to check it.
            h hint  e edit  t red  l list  ? keys  q quit
            """)
    }

    func testWhereTheCodeDoesNotCompileADotStandsForIt() {
        begin([StepFixture.example("· ✓")], error: true)
        check(
            """
            Unit testing workshop                                   Stage 1, Basic functions

            ✗ Even or odd   1 Red  [2 Green]  3 Bugs
              Step 2 of 3, Green: write the code, until the official tests pass. Open:
              Starter/Stage1/EvenOdd.swift
              To read: Guide/1-basic-functions.md#even-or-odd

            Stage 1 doesn't compile. Fix the first error:
                Starter/Stage1/EvenOdd.swift:6:9: error: cannot find 'x' in scope

            Write isEven(number:), which says whether a number is even.

            Your tests so far (on your code, on the finished code):
              · ✓ testTwoIsEven
            A dot: your code doesn't compile, so no test can run on it.





            Watching Starter/Stage1. Save a file to check it.
            h hint  e edit  t bugs  l list  ? keys  q quit
            """)
        driver.press("t")
        driver.press("t")
        check(
            """
            Unit testing workshop                                   Stage 1, Basic functions

            ✗ Even or odd   [1 Red]  2 Green  3 Bugs
              Step 1 of 3, Red: write a test that is red on your code, and right. Open:
              Starter/Stage1Tests/MyEvenOddTests.swift
              To read: Guide/1-basic-functions.md#even-or-odd

            The task: Write isEven(number:), which says whether a number is even.

            Your tests so far (on your code, on the finished code):
              · ✓ testTwoIsEven, the example that was there
            A dot: your code doesn't compile, so no test can run on it.

            Your code doesn't compile. Press t for the error.


            Watching Starter/Stage1. Save a file to check it.
            h hint  e edit  t green  l list  ? keys  q quit
            """, rows: 20)
    }

    func testWhereOwnTestsDoNotCompile() {
        begin([])
        let error = "Starter/Stage1Tests/MyEvenOddTests.swift:9:1: error: cannot find 'x' in scope"
        let stage = StepFixture.stage([])
        driver.save(1)
        driver.finish(
            with: StageReport(
                stage: stage.stage, suite: stage.suite, ownTests: .notBuilt(.errors(error))))
        check(
            """
            Unit testing workshop                                   Stage 1, Basic functions

            ✗ Even or odd   [1 Red]  2 Green  3 Bugs
              Step 1 of 3, Red: write a test that is red on your code, and right. Open:
              Starter/Stage1Tests/MyEvenOddTests.swift
              To read: Guide/1-basic-functions.md#even-or-odd

            Your own tests don't compile. Fix the first error:
                Starter/Stage1Tests/MyEvenOddTests.swift:9:1: error: cannot find 'x' in
                scope

            The task: Write isEven(number:), which says whether a number is even.




            Watching Starter/Stage1. Save a file to check it.
            h hint  e edit  t green  l list  ? keys  q quit
            """, rows: 20)
        driver.press("t")
        check(
            """
            Unit testing workshop                                   Stage 1, Basic functions

            ✗ Even or odd   1 Red  [2 Green]  3 Bugs
              Step 2 of 3, Green: write the code, until the official tests pass. Open:
              Starter/Stage1/EvenOdd.swift
              To read: Guide/1-basic-functions.md#even-or-odd

            Write isEven(number:), which says whether a number is even.

              ✗ EvenOddTests.testOne
                Tests/Stage1Tests/EvenOddTests.swift:12
                isEven(2)
                  expected: true
                  actual:   false
              1 more of 2 tests doesn't pass.

            Your own tests can't run as they are. Press t to see why.

            Watching Starter/Stage1. Save a file to check it.
            h hint  e edit  t bugs  l list  ? keys  q quit
            """, rows: 22)
    }

    func testTheWelcomeFitsIntoAUsualWindow() {
        driver = WatchDriver(1, 2, 3, 4, isFirstStart: true)
        driver.send(.started)
        check(
            """
            Unit testing workshop
            Welcome to the unit testing workshop.

            Tests are what it is about. Each exercise has three steps:
              1 Red    write a test that is right, and fails on your code
              2 Green  write the code, until the official tests pass
              3 Bugs   write tests, until every planted bug is noticed

            Keep this window open beside your editor. It shows which file to open and what
            to write. Save the file, and it says at once what came of it. ✓ says that the
            code is right, ★ that your tests are good too.

              h  a hint, and one more each time
              e  open the file in your editor
              t  the next step; c  begin with the code, and not with a test
              u  go on to the next exercise
              l  the list: go to any exercise

            Leave with q at any time. To come back, run: swift run grade watch
            Press Enter to begin.
            Checking all stages…
            Enter begin  q quit
            """)
    }
}
