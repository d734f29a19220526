import Foundation

/// The marketplace's sample answers, which come with the kit as files.
public enum SampleData {
    /// Returns the URL of the file `name.json`, or nil if there is no such file.
    public static func url(of name: String) -> URL? {
        Bundle.module.url(forResource: name, withExtension: "json")
    }
}
