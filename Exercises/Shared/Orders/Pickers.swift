import Foundation

/// A view that can open instead of a keyboard.
@MainActor
public protocol InputView: AnyObject {}

/// A picker for a date: stands in for `UIDatePicker`.
@MainActor
public final class DatePicker: InputView {
    public var date: Date
    /// Called when a user has turned the picker: stands in for an action for `.valueChanged`.
    public var onValueChanged: (() -> Void)?

    public init(date: Date = Date()) { self.date = date }

    /// Turns the picker to a date, as a user would.
    public func turn(to date: Date) {
        self.date = date
        onValueChanged?()
    }
}

/// Wheels, called components, with rows of text to choose from: stands in for `UIPickerView`.
@MainActor
public final class PickerView: InputView {
    public weak var dataSource: (any PickerViewDataSource)?
    public weak var delegate: (any PickerViewDelegate)?

    public init() {}

    /// The rows of the first wheel.
    public var rows: [String] {
        let count = dataSource?.pickerView(self, numberOfRowsInComponent: 0) ?? 0
        return (0..<max(0, count)).map { row in
            delegate?.pickerView(self, titleForRow: row, forComponent: 0) ?? ""
        }
    }

    /// Turns the first wheel to a row, as a user would.
    public func turn(to row: Int) {
        delegate?.pickerView(self, didSelectRow: row, inComponent: 0)
    }
}

/// Provides the number of choices: stands in for `UIPickerViewDataSource`.
@MainActor
public protocol PickerViewDataSource: AnyObject {
    func numberOfComponents(in pickerView: PickerView) -> Int
    func pickerView(_ pickerView: PickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Provides the text of the rows, and is notified of choices: stands in for `UIPickerViewDelegate`.
@MainActor
public protocol PickerViewDelegate: AnyObject {
    func pickerView(
        _ pickerView: PickerView, titleForRow row: Int, forComponent component: Int
    ) -> String?
    func pickerView(_ pickerView: PickerView, didSelectRow row: Int, inComponent component: Int)
}
