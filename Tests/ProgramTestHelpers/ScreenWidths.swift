import Foundation

/// The number of columns that characters take in a terminal, according to the C library rather than
/// our own tables.
public enum ScreenWidths {
    private static let setUp: Void = {
        for name in ["C.UTF-8", "en_US.UTF-8"] where setlocale(LC_CTYPE, name) != nil { return }
    }()

    #if canImport(Darwin)
        private static let wcwidth: ((wchar_t) -> Int32)? = Darwin.wcwidth
    #else
        /// Swift can't import this function from the Linux headers, so it is looked up by name.
        private static let wcwidth = dlsym(nil, "wcwidth").map {
            unsafeBitCast($0, to: (@convention(c) @Sendable (wchar_t) -> Int32).self)
        }
    #endif

    /// The number of columns that the C library assigns to a scalar; nil if it doesn't know the
    /// scalar.
    public static func knownColumns(of scalar: Unicode.Scalar) -> Int? {
        _ = setUp
        guard let columns = wcwidth?(wchar_t(scalar.value)), columns >= 0 else { return nil }
        return Int(columns)
    }
}
