/// The planted bugs in the focus and the saving of the screen of Orders, and in its router.
let ordersSavingBugs: [PlantedBug] = [
    // MARK: Focus
    PlantedBug(
        id: "last-field-leads-to-the-first", exercise: "order-focus",
        file: "CreateOrderViewController+Focus.swift",
        concept: .boundary,
        rule: "",
        find: "textField.resignFirstResponder()",
        replace: "textFields[0].becomeFirstResponder()",
        description: "Return in the last field leads to the first one.",
        question: "The way through the form has an end.",
        hint: "Press return in the last field, and look at all fields."),
    PlantedBug(
        id: "last-field-keeps-the-focus", exercise: "order-focus",
        file: "CreateOrderViewController+Focus.swift",
        concept: .boundary,
        rule: "",
        find: "textField.resignFirstResponder()",
        replace: "return true",
        description: "Return in the last field leaves the focus there.",
        question: "The way through the form has an end.",
        hint: "Look at the last field after return, and not only at the others."),
    PlantedBug(
        id: "picker-fields-skipped", exercise: "order-focus",
        file: "CreateOrderViewController+Focus.swift",
        concept: .moreThanOne,
        rule: "",
        find: "if index + 1 < textFields.count {",
        replace: "if index + 1 < textFields.count, textFields[index + 1].inputView == nil {",
        description: "The focus never moves to a field with a picker.",
        question: "All fields are on the way through the form, those with a picker too.",
        hint: "Press return in each field, from the first to the last."),
    PlantedBug(
        id: "other-field-leads-to-the-first", exercise: "order-focus",
        file: "CreateOrderViewController+Focus.swift",
        concept: .unchanged,
        rule: "",
        find:
            "guard let index = textFields.firstIndex(where: { $0 === textField }) else { return true }",
        replace: "let index = textFields.firstIndex(where: { $0 === textField }) ?? -1",
        description: "Return in a field of somewhere else moves the focus to the first field.",
        question: "The screen may have a field that is not on the way through the form.",
        hint: "Make a field of your own, and press return in it. Who has the focus then?"),

    // MARK: Saving
    PlantedBug(
        id: "second-tap-saves-again", exercise: "order-saving",
        file: "CreateOrderViewController+Saving.swift",
        concept: .howOften,
        rule: "",
        find: "guard !isSaving else { return }",
        replace: "",
        description: "A second tap sends a second order.",
        question: "People tap twice when nothing happens at once.",
        hint: "Tap twice before the save has ended, and count what the interactor gets."),
    PlantedBug(
        id: "failed-save-blocks-the-next", exercise: "order-saving",
        file: "CreateOrderViewController+Saving.swift",
        concept: .state,
        rule: "",
        find: """
            isSaving = false
                    if let message = viewModel.errorMessage {
            """,
        replace: """
            isSaving = viewModel.errorMessage != nil
                    if let message = viewModel.errorMessage {
            """,
        description: "After a save that failed, the user can't save again.",
        question: "What can a user do after an alert?",
        hint: "Let a save fail, and tap again."),
    PlantedBug(
        id: "save-marked-too-late", exercise: "order-saving",
        file: "CreateOrderViewController+Saving.swift",
        concept: .moment,
        rule: "",
        find: "interactor.createOrder(request: .init(form: form))",
        replace: """
            isSaving = false
            interactor.createOrder(request: .init(form: form))
            isSaving = true
            """,
        description: "isSaving is set after the call, which loses an answer that comes at once.",
        question: "Nobody says that the answer comes after the call has returned.",
        hint: "Let the interactor end the save inside of its function. Can the user save again?"),
    PlantedBug(
        id: "form-with-an-empty-field-not-sent", exercise: "order-saving",
        file: "CreateOrderViewController+Saving.swift",
        concept: .nothingOrZero,
        rule: "",
        find: "isSaving = true",
        replace: """
            if textFields.contains(where: { $0.text == nil }) { return }
            isSaving = true
            """,
        description: "A form with a field without text isn't sent.",
        question: "A field that nobody has touched has no text at all.",
        hint: "Save a form in which not every field was filled in."),
    PlantedBug(
        id: "date-and-method-swapped", exercise: "order-saving",
        file: "CreateOrderViewController+Saving.swift",
        concept: .parameters,
        rule: "",
        find: """
                        expirationDate: expirationDateTextField.text ?? "",
                        shippingMethod: shippingMethodTextField.text ?? "")
            """,
        replace: """
                        expirationDate: shippingMethodTextField.text ?? "",
                        shippingMethod: expirationDateTextField.text ?? "")
            """,
        description: "The date and the shipping method change places.",
        question: "A form has four texts, and each has its place.",
        hint: "Give each field another text, and compare the whole form."),
    PlantedBug(
        id: "failed-save-routes-back", exercise: "order-saving",
        file: "CreateOrderViewController+Saving.swift",
        concept: .failure,
        rule: "",
        find: "present(Alert(message: message))",
        replace: """
            present(Alert(message: message))
            router.routeBack()
            """,
        description: "The screen is left after a save that failed.",
        question: "After an alert the user is still on this screen.",
        hint: "Let a save fail, and look at the router too."),
    PlantedBug(
        id: "saved-order-leads-nowhere", exercise: "order-saving",
        file: "CreateOrderViewController+Saving.swift",
        concept: .ordinary,
        rule: "",
        find: """
            else {
                        router.routeBack()
            """,
        replace: """
            else {
                        dismissAlert()
            """,
        description: "A save that succeeds doesn't lead back.",
        question: "What happens on the screen once the order is saved?",
        hint: "Let a save succeed, and look at the router."),
    PlantedBug(
        id: "failed-save-without-alert", exercise: "order-saving",
        file: "CreateOrderViewController+Saving.swift",
        concept: .failure,
        rule: "",
        find: "present(Alert(message: message))",
        replace: "_ = message",
        description: "Nobody is told of a save that failed.",
        question: "A save has two ways to end.",
        hint: "Let a save fail, and look at the alert that the screen presents."),
    PlantedBug(
        id: "router-keeps-screen", exercise: "order-saving", file: "CreateOrderRouter.swift",
        concept: .lifetime,
        rule: "",
        find: "weak var viewController: ViewController?",
        replace: "var viewController: ViewController?",
        description: "The router holds the screen strongly.",
        question: "The screen holds its router. Does the router hold the screen?",
        hint: "Give a router a screen, let go of the screen, and see whether it is freed."),
    PlantedBug(
        id: "routes-to-the-first-screen", exercise: "order-saving",
        file: "CreateOrderRouter.swift",
        concept: .moreThanOne,
        rule: "",
        find: "viewController?.navigationController?.popViewController()",
        replace: """
            let navigation = viewController?.navigationController
            while let navigation, navigation.viewControllers.count > 1 {
                navigation.popViewController()
            }
            """,
        description: "The router leads back to the first of all screens.",
        question: "Back is one screen.",
        hint: "Put more than two screens on top of each other."),
]
