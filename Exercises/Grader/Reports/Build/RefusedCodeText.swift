import Grading

/// Explains why code isn't judged, in the format of a compiler error: the place, and what to do.
enum RefusedCodeText {
    /// A line in the format of a compiler error.
    static func describe(_ code: RefusedCode) -> String {
        let place = code.path + (code.line.map { ":\($0)" } ?? "")
        return "\(place): error: \(sentence(code.reason))"
    }

    /// Says what is wrong and what to do about it, without the place.
    static func sentence(_ reason: RefusedCode.Reason) -> String {
        switch reason {
        case .notAsked(let name):
            "the official tests would use your \(name), which isn't what the exercise asks for. "
                + "Rename or remove it, or give it the types that the exercise names."
        case .attribute(let name):
            "no exercise needs \(name), and code with it can't be judged. Remove it."
        case .nameOfAnother(let name) where name == "main" || name.hasSuffix("_main"):
            "the tests have their own entry point. Remove main.swift or '@main'."
        case .nameOfAnother(let name):
            "a function with the linker name \(name) would replace another one. Remove yours."
        case .ownSection(let name):
            "the linker section \(name) can't be judged. Remove the code that creates it."
        case .isTest(let folder):
            "this is a test, but the file is in the folder for code. Move the test to \(folder)."
        case .longName(let start, let letters):
            "the name \(start)… has \(letters) characters. The compiler can't distinguish "
                + "names that long. Shorten it."
        case .foreignImport(let module, let owner):
            "\(owner) can't import \(module), and no exercise needs it. Remove the import."
        }
    }
}
