/// Says in plain English why code could not be built.
enum BuildFailureText {
    /// The compiler's words, or a sentence where it has none.
    static func describe(_ failure: BuildFailure) -> String {
        switch failure {
        case .errors(let text), .withoutPlace(let text):
            text
        case .tookTooLong:
            "Building took longer than \(Builder.longestBuild.components.seconds / 60) minutes. "
                + "Split long expressions into short ones: the compiler may not get through them."
        case .notRegularFiles(let paths):
            "\(paths.joined(separator: ", ")): not a regular file of at most 1 MiB. Put a short file there in "
                + "place of a link."
        case .missingFolder:
            "The stage's folder isn't there."
        }
    }
}
