/// The tests of the given suites as they are shipped, by the path of their file below `Starter`: a
/// learner's file is edited, so that what was given can't be read from it.
///
/// A test compares them with the files, and says what to put here after a change to `Starter`.
let shippedGivenTests: [String: [GivenTest]] = [:]
