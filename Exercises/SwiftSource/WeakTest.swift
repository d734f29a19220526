/// Why a test notices nothing, or why one fails on code that is right.
package enum WeakTest: Sendable, Equatable, Codable {
    case assertsNothing
    /// It asserts that there is something, and not what.
    case onlyNotNil
    /// It can return in this line, before it asserts anything.
    case returnsEarly(line: Int)
    /// All its assertions are in closures, which may never be called.
    case assertsInClosure
    /// All its assertions are in a function inside of it, which it never calls.
    case assertsInUncalledFunction
    /// All its assertions are in loops and conditions, which may never be entered.
    case assertsUnderCondition
    /// All its assertions are in closures that are called later, and it waits for nothing.
    case neverWaits(isAsync: Bool)
    /// It asserts that something is called, and not with what.
    case onlyWaits
    /// No line with a planted bug runs in it.
    case reachesNoBug
    /// It makes an expectation and never waits for it.
    case expectationNotAwaited(isAsync: Bool)
    /// It is async and waits for nothing: what it asserts may come later.
    case assertsAtOnce
    /// It is async and waits in a way that keeps the answer from coming.
    case blocks
    /// Its class has this method and doesn't call that of its base class.
    case withoutSuper(method: String, base: String, isAsync: Bool = false)
    /// It, or what it says above itself, lets it be skipped in this line.
    case skips(line: Int)
    /// It is run once with each value of a list, and is skipped: nothing is in the list.
    case hasNoValues
    /// It is a test of Swift Testing, where this assertion of XCTest never fails.
    case cannotFail(assertion: String)
    /// Both sides of what it compares come from the code that it tests.
    case comparesWithItself
    /// It asserts how much there is, or that something is in it, and not what it is.
    case assertsTooLittle
    /// It takes one of several answers for right, in this line.
    case acceptsSeveral(line: Int)
    /// It belongs to the main actor and isn't async: with that, the whole run can end.
    case isNotAsync
    /// It lets this many real seconds pass.
    case waitsForReal(seconds: Int)
    /// It sleeps, and lets this many real seconds pass.
    case sleeps(seconds: Int)
    /// A step of it is missing, too late, or in the wrong place.
    case cause(FailureCause)
}

/// A variable that tests share, so that one of them can leave something to another.
package struct SharedState: Sendable, Equatable, Codable {
    package let name: String
    package let place: SourceLocation

    package init(name: String, place: SourceLocation) {
        self.name = name
        self.place = place
    }
}
