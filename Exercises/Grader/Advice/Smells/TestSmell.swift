import Grading

/// What is weak in a test: why it notices nothing, why it fails on code that is right, or what could be
/// better in it.
///
/// What each smell looks like and what is said of it stand together, in the file of the idea.
struct TestSmell: Equatable {
    /// What kind of smell it is, as far as anything depends on that.
    enum Kind: CaseIterable {
        /// Its assertions say nothing, or may never run.
        case assertsNothing
        /// It asserts how much there is, or that something is in it, and not what it is.
        case assertsTooLittle
        /// It takes one of several answers for right.
        case acceptsSeveral
        /// No line with a planted bug runs in it.
        case reachesNoBug
        /// It is over before what it asserts.
        case neverWaits
        /// It is async and waits for nothing: what it asserts may come later.
        case assertsAtOnce
        /// It makes an expectation and never waits for it.
        case expectationNotAwaited
        /// It waits in a way that keeps the answer from coming.
        case blocks
        /// Its class doesn't make ready what its base class does.
        case withoutSuper
        /// It lets itself be skipped.
        case isSkipped
        /// Its assertions are the other library's, and never fail.
        case cannotFail
        /// It lets real seconds pass.
        case isSlow
        /// It belongs to the main actor and isn't async.
        case isNotAsync
        /// A step of it is missing, too late, or in the wrong place.
        case step
        /// An expectation is fulfilled in an output that isn't called.
        case otherOutput
        /// It waits for a stand-in that answers when a test says so.
        case unanswered
        /// Something still holds an object, or nothing does.
        case lifetime
        /// It uses a variable that another test uses, maybe at the same time.
        case sharesState
    }

    let kind: Kind
    let words: Finding.Words
    /// What several tests can have in common, so that it is told once.
    let cause: String?

    init(_ kind: Kind, _ words: Finding.Words, cause: String? = nil) {
        (self.kind, self.words, self.cause) = (kind, words, cause)
    }

    /// Whether it tells why a test fails, and not only why one notices nothing.
    var explainsFailure: Bool {
        switch kind {
        case .neverWaits, .expectationNotAwaited, .assertsAtOnce, .blocks, .withoutSuper, .step,
            .otherOutput, .unanswered, .lifetime:
            true
        case .assertsNothing, .assertsTooLittle, .acceptsSeveral, .reachesNoBug, .isSkipped,
            .cannotFail, .isSlow, .isNotAsync, .sharesState:
            false
        }
    }

    /// Whether waiting may be no cure: the code that the test reaches says whether anything comes later.
    var dependsOnLateCode: Bool { kind == .neverWaits || kind == .assertsAtOnce }
}
