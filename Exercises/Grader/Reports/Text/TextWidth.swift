/// How wide text for a terminal is.
package enum TextWidth {
    /// The most columns that a line of our own has.
    package static let usual = 80
}
