/// A field of a form that can have the focus: stands in for `UITextField`.
///
/// The field with the focus is called the first responder: what the user types goes there.
@MainActor
public final class FormField {
    public var text: String?
    /// The view that opens instead of a keyboard, for example a picker.
    public var inputView: (any InputView)?
    public weak var delegate: (any FormFieldDelegate)?
    fileprivate weak var superview: View?

    public init() {}

    public var isFirstResponder: Bool { superview?.firstResponder === self }

    /// Takes the focus, if the field is on a view. The field that had the focus loses it.
    @discardableResult
    public func becomeFirstResponder() -> Bool {
        superview?.firstResponder = self
        return isFirstResponder
    }

    /// Gives up the focus, if the field has it. Afterwards no field has the focus.
    @discardableResult
    public func resignFirstResponder() -> Bool {
        if isFirstResponder { superview?.firstResponder = nil }
        return true
    }
}

/// The object to notify when a user presses Return in a field: stands in for `UITextFieldDelegate`.
@MainActor
public protocol FormFieldDelegate: AnyObject {
    /// - Returns: Whether the field does its usual action for Return, which is nothing here.
    func textFieldShouldReturn(_ textField: FormField) -> Bool
}

/// Contains the fields: stands in for `UIView`.
@MainActor
public final class View {
    public private(set) var fields: [FormField] = []
    /// The field with the focus; nil if no field has it.
    public fileprivate(set) weak var firstResponder: FormField?

    public func addSubview(_ field: FormField) {
        fields.append(field)
        field.superview = self
    }
}
