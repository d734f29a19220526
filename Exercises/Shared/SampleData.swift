import Foundation

/// The answers of the marketplace that come with the kit, as files.
public enum SampleData {
    /// Where the file `name.json` is; nil where there is no such file.
    public static func url(of name: String) -> URL? {
        Bundle.module.url(forResource: name, withExtension: "json")
    }
}
