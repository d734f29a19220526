/// The width of text for a terminal.
package enum TextWidth {
    /// The maximum number of columns in a line of our own text.
    package static let usual = 80
}
