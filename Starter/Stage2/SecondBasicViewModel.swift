/// The logic of a screen without its views: text goes in, and answers come out.
///
/// The inputs are in the other files of this stage. There is nothing to fill in here.
struct SecondBasicViewModel {
    /// Called with the answer of `isEven(text:)`.
    var resultOddEven: ((String) -> Void)?
    /// Called with the answer of `numberFormatter(text:separator:currency:)`.
    var resultNumberFormatter: ((String) -> Void)?
}
