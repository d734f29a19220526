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
              Step 1 of 3, Red: write a test that is right and fails on your code. Open:
              Starter/Stage1Tests/MyEvenOddTests.swift
              To read (g): Guide/1-basic-functions.md

            The task: Write isEven(number:), which says whether a number is even.

            Your tests so far (on your code, on the reference solution):
              ✗ ✓ testTwoIsEven, the worked example
                Right, and your code doesn't pass yet: the best time to write code.
                  first value:  false
                  second value: true

            The worked example shows what red looks like. Now write a test of your own that
            also gives ✗ ✓.



            Watching Starter/Stage1. Save a file to check it.
            h hint  g guide  e edit  t step  l list  ? keys  q quit
            """)
    }

    func testRedWithoutATest() {
        begin([])
        check(
            """
            Unit testing workshop                                   Stage 1, Basic functions

            ✗ Even or odd   [1 Red]  2 Green  3 Bugs
              Step 1 of 3, Red: write a test that is right and fails on your code. Open:
              Starter/Stage1Tests/MyEvenOddTests.swift
              To read (g): Guide/1-basic-functions.md

            The task: Write isEven(number:), which says whether a number is even.

            Write a test. Red is done when one of your tests gives ✗ ✓: it fails on your
            code, and passes on the reference solution.



            Watching Starter/Stage1. Save a file to check it.
            h hint  g guide  e edit  t step  l list  ? keys  q quit
            """, rows: 18)
    }

    func testRedInANarrowWindow() {
        begin([StepFixture.example("✗ ✓")])
        check(
            """
            Stage 1, Basic functions

            ✗ Even or odd   [1 Red]  2 Green  3 Bugs
              Step 1 of 3, Red: write a test that is
              right and fails on your code. Open:
              Starter/Stage1Tests/MyEvenOddTests.sw…
              To read (g): Guide/1-basic-functions.…

            The task: Write isEven(number:), which
            says whether a number is even.

            Your tests so far (on your code, on the
            reference solution):
              ✗ ✓ testTwoIsEven, the worked
                example
                Right, and your code doesn't pass
                yet: the best time to write code.
                  first value:  false
                  second value: true

            The worked example shows what red looks
            like. Now write a test of your own that
            also gives ✗ ✓.


            Watching Starter/Stage1. Save a file to…
            h hint  g guide  e edit  t step  l list…
            """, columns: 40, rows: 29)
    }

    func testWhereAllRightTestsPassAndOfficialTestsDoNotACaseIsMissing() {
        begin([StepFixture.own("testTwo", "✓ ✓")], passed: 1)
        check(
            """
            Unit testing workshop                                   Stage 1, Basic functions

            ✗ Even or odd   1 Red ✓  [2 Green]  3 Bugs
              Step 2 of 3, Green: write code until the official tests pass. Open:
              Starter/Stage1/EvenOdd.swift
              To read (g): Guide/1-basic-functions.md

            Write isEven(number:), which says whether a number is even.

              ✗ EvenOddTests.testTwo
                Tests/Stage1Tests/EvenOddTests.swift:12
                isEven(2)
                  expected: true
                  actual:   false

            Your tests so far (on your code, on the reference solution):
              ✓ ✓ testTwo
            Your right tests all pass on your code. Which case is missing?


            Watching Starter/Stage1. Save a file to check it.
            h hint  g guide  e edit  t step  l list  ? keys  q quit
            """)
        driver.press("t")
        driver.press("t")
        check(
            """
            Unit testing workshop                                   Stage 1, Basic functions

            ✗ Even or odd   [1 Red ✓]  2 Green  3 Bugs
              Step 1 of 3, Red: write a test that is right and fails on your code. Open:
              Starter/Stage1Tests/MyEvenOddTests.swift
              To read (g): Guide/1-basic-functions.md

            The task: Write isEven(number:), which says whether a number is even.

            Your tests so far (on your code, on the reference solution):
              ✓ ✓ testTwo
                Right, and green. The planted bugs show whether that is enough.

            Your tests are right and pass on your code, but some official tests don't pass.
            Which case is missing in your tests? Press t to see the first official test that
            fails.
            Watching Starter/Stage1. Save a file to check it.
            h hint  g guide  e edit  t step  l list  ? keys  q quit
            """, rows: 20)
    }

    func testRedWhereTheCodeIsGreen() {
        begin([StepFixture.own("testTwo", "✓ ✓")], passed: 2)
        driver.press("t")
        check(
            """
            Unit testing workshop                                   Stage 1, Basic functions

            ✓ Even or odd   [1 Red ✓]  2 Green ✓  3 Bugs
              Step 1 of 3, Red: write a test that is right and fails on your code. Open:
              Starter/Stage1Tests/MyEvenOddTests.swift
              To read (g): Guide/1-basic-functions.md

            The task: Write isEven(number:), which says whether a number is even.

            Your tests so far (on your code, on the reference solution):
              ✓ ✓ testTwo
                Right, and green. The planted bugs show whether that is enough.

            Red and Green are done: all official tests pass. Press t twice for step 3, Bugs.


            Watching Starter/Stage1. Save a file to check it.
            u go on  h hint  g guide  e edit  t step  l list  ? keys  q quit
            """, rows: 20)
    }

    func testGreen() {
        begin([StepFixture.example("✗ ✓"), StepFixture.own("testZero", "✗ ✓")], passed: 1)
        check(
            """
            Unit testing workshop                                   Stage 1, Basic functions

            ✗ Even or odd   1 Red ✓  [2 Green]  3 Bugs
              Step 2 of 3, Green: write code until the official tests pass. Open:
              Starter/Stage1/EvenOdd.swift
              To read (g): Guide/1-basic-functions.md

            Write isEven(number:), which says whether a number is even.

              ✗ EvenOddTests.testTwo
                Tests/Stage1Tests/EvenOddTests.swift:12
                isEven(2)
                  expected: true
                  actual:   false

            Your tests so far (on your code, on the reference solution):
              ✗ ✓ testTwoIsEven  ✗ ✓ testZero



            Watching Starter/Stage1. Save a file to check it.
            h hint  g guide  e edit  t step  l list  ? keys  q quit
            """)
    }

    func testCodeFirst() {
        begin([], codeFirst: true)
        check(
            """
            Unit testing workshop                                   Stage 1, Basic functions

            ✗ Even or odd   1 Red  [2 Green]  3 Bugs
              Step 2 of 3, Green: write code until the official tests pass. Open:
              Starter/Stage1/EvenOdd.swift
              To read (g): Guide/1-basic-functions.md

            Write isEven(number:), which says whether a number is even.

              ✗ EvenOddTests.testOne
                Tests/Stage1Tests/EvenOddTests.swift:12
                isEven(2)
                  expected: true
                  actual:   false
              1 more of 2 tests doesn't pass.

            You haven't written a test for this yet.



            Watching Starter/Stage1. Save a file to check it.
            h hint  g guide  e edit  t step  l list  ? keys  q quit
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
              Step 3 of 3, Bugs: write tests until they catch every planted bug. Open:
              Starter/Stage1Tests/MyEvenOddTests.swift
              To read (g): Guide/1-basic-functions.md
            ✓ Your code is right: all 2 official tests pass. Would your tests catch a bug in
            it?
            Your tests must pass on the reference solution, which is our own code. Then 4
            bugs are planted in it, one at a time. A bug is caught if one of your tests
            fails.
            Your tests so far (on your code, on the reference solution):
              ✓ ✓ testTwoIsEven, the worked example
                Right, and green. The planted bugs show whether that is enough.
              ✓ ✓ testOneIsOdd
            Your tests catch 1 of 4 planted bugs, and cover 1 of 3 ideas.
            Covered: an ordinary case of each kind. Missing: nothing or zero, a negative
            number.
            None of your tests catches a bug of this kind yet: nothing or zero (1 bug).
            To read: Guide/test-checklist.md#nothing-or-zero
              ↓ 2 more lines below: scroll with the arrow keys
            Watching Starter/Stage1. Save a file to check it.
            u go on  h hint  g guide  e edit  t step  l list  ? keys  q quit
            """)
    }

    func testBugsBeforeThereIsCode() {
        begin([StepFixture.own("testOneIsOdd", "✗ ✓")])
        driver.press("t")
        check(
            """
            Unit testing workshop                                   Stage 1, Basic functions
            ✗ Even or odd   1 Red ✓  2 Green  [3 Bugs]
              Step 3 of 3, Bugs: write tests until they catch every planted bug. Open:
              Starter/Stage1Tests/MyEvenOddTests.swift
              To read (g): Guide/1-basic-functions.md
            Your code isn't green yet, but you can write its tests first. The task: Write
            isEven(number:), which says whether a number is even.
            Your tests must pass on the reference solution, which is our own code. Then 4
            bugs are planted in it, one at a time. A bug is caught if one of your tests
            fails.
            Your tests so far (on your code, on the reference solution):
              ✗ ✓ testOneIsOdd
                Right, and your code doesn't pass yet: the best time to write code.
            Your tests catch 0 of 4 planted bugs, and cover 0 of 3 ideas.
            Missing: an ordinary case of each kind, nothing or zero, a negative number.
            None of your tests catches a bug of this kind yet: an ordinary case of each kind
            (1 bug).
            To read: Guide/test-checklist.md#an-ordinary-case-of-each-kind
            Press h for a hint.
            To write the code, press t twice: step 2, Green.
            Watching Starter/Stage1. Save a file to check it.
            h hint  g guide  e edit  t step  l list  ? keys  q quit
            """)
    }

    func testWhereTheCodeDoesNotCompileADotStandsForIt() {
        begin([StepFixture.example("· ✓")], error: true)
        check(
            """
            Unit testing workshop                                   Stage 1, Basic functions

            ✗ Even or odd   1 Red  [2 Green]  3 Bugs
              Step 2 of 3, Green: write code until the official tests pass. Open:
              Starter/Stage1/EvenOdd.swift
              To read (g): Guide/1-basic-functions.md

            Stage 1 doesn't compile. Fix the first error:
                Starter/Stage1/EvenOdd.swift:6:9: error: cannot find 'x' in scope

            Write isEven(number:), which says whether a number is even.

            Your tests so far (on your code, on the reference solution):
              · ✓ testTwoIsEven
            A dot: your code doesn't compile, so the test can't run on it.





            Watching Starter/Stage1. Save a file to check it.
            h hint  g guide  e edit  t step  l list  ? keys  q quit
            """)
        driver.press("t")
        driver.press("t")
        check(
            """
            Unit testing workshop                                   Stage 1, Basic functions

            ✗ Even or odd   [1 Red]  2 Green  3 Bugs
              Step 1 of 3, Red: write a test that is right and fails on your code. Open:
              Starter/Stage1Tests/MyEvenOddTests.swift
              To read (g): Guide/1-basic-functions.md

            The task: Write isEven(number:), which says whether a number is even.

            Your tests so far (on your code, on the reference solution):
              · ✓ testTwoIsEven, the worked example
            A dot: your code doesn't compile, so the test can't run on it.

            Your code doesn't compile. Press t to see the error.


            Watching Starter/Stage1. Save a file to check it.
            h hint  g guide  e edit  t step  l list  ? keys  q quit
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
              Step 1 of 3, Red: write a test that is right and fails on your code. Open:
              Starter/Stage1Tests/MyEvenOddTests.swift
              To read (g): Guide/1-basic-functions.md

            Your tests don't compile. Fix the first error:
                Starter/Stage1Tests/MyEvenOddTests.swift:9:1: error: cannot find 'x' in
                scope

            The task: Write isEven(number:), which says whether a number is even.




            Watching Starter/Stage1. Save a file to check it.
            h hint  g guide  e edit  t step  l list  ? keys  q quit
            """, rows: 20)
        driver.press("t")
        check(
            """
            Unit testing workshop                                   Stage 1, Basic functions

            ✗ Even or odd   1 Red  [2 Green]  3 Bugs
              Step 2 of 3, Green: write code until the official tests pass. Open:
              Starter/Stage1/EvenOdd.swift
              To read (g): Guide/1-basic-functions.md

            Write isEven(number:), which says whether a number is even.

              ✗ EvenOddTests.testOne
                Tests/Stage1Tests/EvenOddTests.swift:12
                isEven(2)
                  expected: true
                  actual:   false
              1 more of 2 tests doesn't pass.

            Your tests can't run yet. Press t to see why.

            Watching Starter/Stage1. Save a file to check it.
            h hint  g guide  e edit  t step  l list  ? keys  q quit
            """, rows: 22)
    }

    func testTheWelcomeFitsIntoAUsualWindow() {
        driver = WatchDriver(1, 2, 3, 4, isFirstStart: true)
        driver.send(.started)
        check(
            """
            Unit testing workshop
            Welcome to the unit testing workshop.

            Each exercise has three steps:
              1 Red    write a test for what the code should do, and see it fail
              2 Green  write code until the official tests pass
              3 Bugs   write tests until they catch every planted bug

            Keep this window open beside your editor. It shows which file to open and what
            to write, and checks every file that you save. ✓ means that your code is right,
            and ★ that your tests catch every planted bug as well.

              h  show a hint, and one more each time
              g  read about the exercise in the Guide
              e  open the file in your editor
              t  show the next step
              u  go on to the next exercise

            Press ? for all keys, and q to quit. To come back, run: swift run grade watch
            Press Enter to start.
            Checking all stages…
            Enter start  q quit
            """)
    }
}
