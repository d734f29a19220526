/// The content of the screen of the encore Orders.
struct OrdersState: Equatable {
    struct Field: Equatable {
        var label: String
        var text: String
        /// The picker that is open below the field; nil if the field doesn't have the focus.
        var picker: Picker?
        var hasFocus = false
    }

    enum Picker: Equatable {
        case rows([String], selected: Int)
        /// The day, the month and the year, and which of them the keys turn.
        case date([Int], part: Int)
    }

    var fields: [Field]
    var isSaving = false
    var alert: String?
    /// The exercises that implement what the last key should have done.
    var missing: [String] = []

    /// Whether the button has the keyboard focus.
    var isOnButton: Bool { !fields.contains(where: \.hasFocus) }
}
