import Shared
import TerminalKit

/// Screens 1 and 2: two fields to type into, a button, and two labels.
@MainActor
final class FieldsScreen: Screen {
    let heading: String
    var onChange: (() -> Void)?
    let takesText = true
    private let controller: any FieldsController
    /// The exercises that fill in the answer of each field.
    private let exercises: (oddEven: [String], numberFormatter: [String])
    private var focus = FieldsState.Focus.oddEven
    /// Which of the two answers the user has requested.
    private var isAsked = (oddEven: false, numberFormatter: false)

    init(
        heading: String, controller: any FieldsController,
        exercises: (oddEven: [String], numberFormatter: [String])
    ) {
        self.heading = heading
        self.controller = controller
        self.exercises = exercises
    }

    let keys = [
        KeyHelp(key: "Tab", action: "next"), KeyHelp(key: "Enter", action: "press"),
        KeyHelp(key: "Esc", action: "menu"),
    ]

    /// The view controller's current state.
    var state: FieldsState {
        FieldsState(
            oddEven: .init(
                text: controller.oddEvenTextField.text ?? "",
                answer: controller.oddEvenResultLabel.text, exercises: exercises.oddEven,
                isAsked: isAsked.oddEven, howToAsk: "Type a number and press Enter."),
            numberFormatter: .init(
                text: controller.numberFormatterTextField.text ?? "",
                answer: controller.numberFormatterResultLabel.text,
                exercises: exercises.numberFormatter, isAsked: isAsked.numberFormatter,
                howToAsk: howToAskForPrice),
            focus: focus)
    }

    /// The button is between the two fields.
    private var howToAskForPrice: String {
        switch focus {
        case .oddEven: "Press Tab twice and type a number."
        case .button: "Press Tab and type a number."
        case .numberFormatter: "Type a number."
        }
    }

    func open() { controller.viewDidLoad() }

    func body(size: WindowSize, style: Style) -> [String] {
        FieldsView.lines(of: state, columns: size.columns, style: style)
    }

    func page(columns: Int) -> [String] {
        FieldsView.lines(of: state, columns: columns, style: nil)
    }

    func handle(_ key: Key, size: WindowSize) {
        switch key {
        case .tab, .down: focus = focus.next
        case .backTab, .up: focus = focus.previous
        case .enter where focus != .numberFormatter: tap()
        case .character(" ") where focus == .button: tap()
        case .character(let character): change { $0.append(character) }
        case .pasted(let text): change { $0 += PlainText.line(text) }
        case .backspace: change { _ = $0.popLast() }
        default: break
        }
    }

    /// Types these texts and presses the button.
    func enter(oddEven: String, numberFormatter: String) {
        focus = .oddEven
        change { $0 = oddEven }
        tap()
        focus = .numberFormatter
        change { $0 = numberFormatter }
    }

    private func tap() {
        isAsked.oddEven = true
        controller.didTapFindOddEven()
    }

    /// Changes the text of the focused field.
    private func change(_ body: (inout String) -> Void) {
        let field: TextField
        switch focus {
        case .button: return
        case .oddEven: field = controller.oddEvenTextField
        case .numberFormatter: field = controller.numberFormatterTextField
        }
        var text = field.text ?? ""
        body(&text)
        field.text = text
        guard focus == .numberFormatter else { return }
        isAsked.numberFormatter = true
        controller.textFieldDidChangeSelection(field)
    }
}
