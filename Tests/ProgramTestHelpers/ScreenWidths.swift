import Foundation

/// How a terminal counts the columns of characters. It asks the C library, and not our own tables.
public enum ScreenWidths {
    private static let setUp: Void = {
        for name in ["C.UTF-8", "en_US.UTF-8"] where setlocale(LC_CTYPE, name) != nil { return }
    }()

    #if canImport(Darwin)
        private static let wcwidth: ((wchar_t) -> Int32)? = Darwin.wcwidth
    #else
        /// Swift doesn't see it in the headers of Linux, so it is looked up by name.
        private static let wcwidth = dlsym(nil, "wcwidth").map {
            unsafeBitCast($0, to: (@convention(c) @Sendable (wchar_t) -> Int32).self)
        }
    #endif

    /// The columns that the C library gives a scalar; nil where it doesn't know it.
    public static func knownColumns(of scalar: Unicode.Scalar) -> Int? {
        _ = setUp
        guard let columns = wcwidth?(wchar_t(scalar.value)), columns >= 0 else { return nil }
        return Int(columns)
    }
}
