import Foundation
import Shared
import TerminalKit

/// Turns the pickers of a form with keys, as a user would with a finger.
@MainActor
struct PickerKeys {
    /// The selected row of the wheel; -1 before it is turned.
    private var row = -1
    /// The part of a date that is turned: 0 for the day, 1 for the month, 2 for the year.
    private var part = 0

    private static let units: [Calendar.Component] = [.day, .month, .year]
    private static let calendar = Calendar(identifier: .gregorian)

    func state(of picker: (any InputView)?) -> OrdersState.Picker? {
        switch picker {
        case let picker as PickerView:
            return .rows(picker.rows, selected: row)
        case let picker as DatePicker:
            let parts = Self.units.map { Self.calendar.component($0, from: picker.date) }
            return .date(parts, part: part)
        default:
            return nil
        }
    }

    /// - Returns: Whether the key turns a picker.
    mutating func turn(_ picker: (any InputView)?, by key: Key) -> Bool {
        switch (picker, key) {
        case (let picker as PickerView, .up), (let picker as PickerView, .down):
            let count = picker.rows.count
            guard count > 0 else { return true }
            row = max(0, min(count - 1, key == .up ? row - 1 : row + 1))
            picker.turn(to: row)
        case (let picker as DatePicker, .up), (let picker as DatePicker, .down):
            let date = Self.calendar.date(
                byAdding: Self.units[part], value: key == .up ? -1 : 1, to: picker.date)
            picker.turn(to: date ?? picker.date)
        case (is DatePicker, .left):
            part = max(0, part - 1)
        case (is DatePicker, .right):
            part = min(2, part + 1)
        default:
            return false
        }
        return true
    }
}
