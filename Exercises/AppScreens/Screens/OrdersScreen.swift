import Dispatch
import Foundation
import Shared
import TerminalKit

@testable import Orders

/// The screen of the encore Orders: a form that is filled with keys, above a list of orders.
@MainActor
final class OrdersScreen: Screen {
    let heading: String
    var onChange: (() -> Void)?
    private let store: SlowOrdersStore
    private let navigation = NavigationController()
    private var controller: CreateOrderViewController
    private var pickers = PickerKeys()
    private var missing: [String] = []

    init(heading: String, delay: DispatchTimeInterval = .milliseconds(600)) {
        self.heading = heading
        store = SlowOrdersStore(delay: delay)
        controller = Self.newForm(store)
    }

    private static func newForm(_ store: SlowOrdersStore) -> CreateOrderViewController {
        CreateOrderScene.make(store: store, locale: Locale(identifier: "en_US"))
    }

    var takesText: Bool { isShowingForm }

    var keys: [KeyHelp] {
        guard isShowingForm else {
            return [
                KeyHelp(key: "Enter", action: "new order"), KeyHelp(key: "Esc", action: "menu"),
                KeyHelp(key: "q", action: "quit"),
            ]
        }
        let turn = KeyHelp(key: "↑↓←→", action: "turn")
        return (focused?.inputView == nil ? [] : [turn]) + [
            KeyHelp(key: "Tab", action: "next"),
            KeyHelp(key: "Enter", action: focused == nil ? "press" : "return"),
            KeyHelp(key: "Esc", action: "menu"),
        ]
    }

    func open() {
        store.onAnswer = { [weak self] in self?.onChange?() }
        // The list is below the form.
        navigation.pushViewController(ViewController())
        showForm()
    }

    private func showForm() {
        navigation.pushViewController(controller)
        controller.loadViewIfNeeded()
        controller.textFields[0].becomeFirstResponder()
        // If the pickers are missing, they have most likely not been written yet.
        missing = controller.expirationDateTextField.inputView == nil ? OrdersView.exercises : []
    }

    private var isShowingForm: Bool { navigation.viewControllers.last === controller }
    private var focused: FormField? { controller.view.firstResponder }

    /// The view controller's current state.
    var state: OrdersState {
        let labels = ["Name", "Card number", "Valid until", "Shipping"]
        let fields = zip(labels, controller.textFields).map { label, field in
            let isFocused = field.isFirstResponder
            return OrdersState.Field(
                label: label, text: field.text ?? "",
                picker: isFocused ? pickers.state(of: field.inputView) : nil, hasFocus: isFocused)
        }
        return OrdersState(
            fields: fields, isSaving: controller.isSaving,
            alert: controller.presentedAlert?.message, missing: missing)
    }

    func handle(_ key: Key, size: WindowSize) {
        guard isShowingForm else {
            if key == .enter || key == .character(" ") {
                controller = Self.newForm(store)
                pickers = PickerKeys()
                showForm()
            }
            return
        }
        guard controller.presentedAlert == nil else {
            if key == .enter || key == .character(" ") { controller.dismissAlert() }
            return
        }
        if pickers.turn(focused?.inputView, by: key) { return notePicker() }
        switch key {
        case .tab, .down: moveFocus(by: 1)
        case .backTab, .up: moveFocus(by: -1)
        case .enter: press()
        case .character(" ") where focused == nil: press()
        case .character(let character): change { $0.append(character) }
        case .pasted(let text): change { $0 += PlainText.line(text) }
        case .backspace: change { _ = $0.popLast() }
        default: break
        }
    }

    /// Moves from field to field, and from the last one to the button.
    private func moveFocus(by step: Int) {
        let fields = controller.textFields
        let place = fields.firstIndex { $0.isFirstResponder } ?? fields.count
        let next = (place + step + fields.count + 1) % (fields.count + 1)
        focused?.resignFirstResponder()
        if next < fields.count { fields[next].becomeFirstResponder() }
    }

    /// Presses Return in a field, or taps the button.
    private func press() {
        guard let field = focused else {
            controller.saveButtonTapped()
            missing =
                controller.isSaving || controller.presentedAlert != nil ? [] : ["order-saving"]
            return
        }
        _ = field.delegate?.textFieldShouldReturn(field)
        missing = field.isFirstResponder ? ["order-focus"] : []
    }

    /// Names the exercise that fills in the text of the field, if there is no picker.
    private func notePicker() {
        missing = []
        guard let field = focused, (field.text ?? "").isEmpty else { return }
        missing =
            field === controller.expirationDateTextField
            ? ["order-interactor", "order-presenter", "order-pickers"]
            : ["order-interactor", "order-pickers"]
    }

    /// Changes the text of the focused field, if it has no picker.
    private func change(_ body: (inout String) -> Void) {
        guard let field = focused, field.inputView == nil else { return }
        var text = field.text ?? ""
        body(&text)
        field.text = text
    }

    func body(size: WindowSize, style: Style) -> [String] {
        isShowingForm
            ? OrdersView.form(state, columns: size.columns, style: style)
            : OrdersView.list(store.orders, columns: size.columns, style: style)
    }

    func page(columns: Int) -> [String] {
        OrdersView.form(state, columns: columns, style: nil)
    }
}
