/// The logic of a screen, without its views: text comes in, and what to show goes out.
///
/// The inputs stand in the other files of this stage. There is nothing to fill in here.
struct SecondBasicViewModel {
    /// Called with what to show when `isEven(text:)` has found it.
    var resultOddEven: ((String) -> Void)?
    /// Called with what to show when `numberFormatter(text:separator:currency:)` has found it.
    var resultNumberFormatter: ((String) -> Void)?
}
