/// What the screen of the encore Orders shows.
struct OrdersState: Equatable {
    struct Field: Equatable {
        var label: String
        var text: String
        /// What is open below the field; nothing where it hasn't the focus.
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
    /// The exercises that fill in what the last key should have done.
    var missing: [String] = []

    /// Whether the keys go to the button.
    var isOnButton: Bool { !fields.contains(where: \.hasFocus) }
}
