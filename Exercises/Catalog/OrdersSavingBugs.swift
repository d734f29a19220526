/// The planted bugs in the focus and the saving of the screen of Orders, and in its router.
let ordersSavingBugs: [PlantedBug] = [
    // MARK: Focus
    PlantedBug(
        id: "last-field-leads-to-the-first", exercise: "order-focus",
        file: "CreateOrderViewController+Focus.swift",
        concept: .boundary,
        find: "textField.resignFirstResponder()",
        replace: "textFields[0].becomeFirstResponder()",
        description: "Return in the last field leads to the first one.",
        hints: [
            "The way through the form has an end.",
            "Press return in the last field, and look at all fields.",
        ]),
    PlantedBug(
        id: "last-field-keeps-the-focus", exercise: "order-focus",
        file: "CreateOrderViewController+Focus.swift",
        concept: .boundary,
        find: "textField.resignFirstResponder()",
        replace: "return true",
        description: "Return in the last field leaves the focus there.",
        hints: [
            "The way through the form has an end.",
            "Look at the last field after return, and not only at the others.",
        ]),
    PlantedBug(
        id: "picker-fields-skipped", exercise: "order-focus",
        file: "CreateOrderViewController+Focus.swift",
        concept: .moreThanOne,
        find: "if index + 1 < textFields.count {",
        replace: "if index + 1 < textFields.count, textFields[index + 1].inputView == nil {",
        description: "The focus never moves to a field with a picker.",
        hints: [
            "All fields are on the way through the form, those with a picker too.",
            "Press return in each field, from the first to the last.",
        ]),
    PlantedBug(
        id: "other-field-leads-to-the-first", exercise: "order-focus",
        file: "CreateOrderViewController+Focus.swift",
        concept: .unchanged,
        find:
            "guard let index = textFields.firstIndex(where: { $0 === textField }) else { return true }",
        replace: "let index = textFields.firstIndex(where: { $0 === textField }) ?? -1",
        description: "Return in a field of somewhere else moves the focus to the first field.",
        hints: [
            "The screen may have a field that is not on the way through the form.",
            "Make a field of your own, and press return in it. Who has the focus then?",
        ]),

    // MARK: Saving
    PlantedBug(
        id: "second-tap-saves-again", exercise: "order-saving",
        file: "CreateOrderViewController+Saving.swift",
        concept: .howOften,
        find: "guard !isSaving else { return }",
        replace: "",
        description: "A second tap sends a second order.",
        hints: [
            "People tap twice when nothing happens at once.",
            "Tap twice before the save has ended, and count what the interactor gets.",
        ]),
    PlantedBug(
        id: "failed-save-blocks-the-next", exercise: "order-saving",
        file: "CreateOrderViewController+Saving.swift",
        concept: .state,
        find: """
            isSaving = false
                    if let message = viewModel.errorMessage {
            """,
        replace: """
            isSaving = viewModel.errorMessage != nil
                    if let message = viewModel.errorMessage {
            """,
        description: "After a save that failed, the user can't save again.",
        hints: [
            "What can a user do after an alert?",
            "Let a save fail, and tap again.",
        ]),
    PlantedBug(
        id: "save-marked-too-late", exercise: "order-saving",
        file: "CreateOrderViewController+Saving.swift",
        concept: .moment,
        find: "interactor.createOrder(request: .init(form: form))",
        replace: """
            isSaving = false
            interactor.createOrder(request: .init(form: form))
            isSaving = true
            """,
        description: "isSaving is set after the call, which loses an answer that comes at once.",
        hints: [
            "Nobody says that the answer comes after the call has returned.",
            "Let the interactor end the save inside of its function. Can the user save again?",
        ]),
    PlantedBug(
        id: "form-with-an-empty-field-not-sent", exercise: "order-saving",
        file: "CreateOrderViewController+Saving.swift",
        concept: .nothingOrZero,
        find: "isSaving = true",
        replace: """
            if textFields.contains(where: { $0.text == nil }) { return }
            isSaving = true
            """,
        description: "A form with a field without text isn't sent.",
        hints: [
            "A field that nobody has touched has no text at all.",
            "Save a form in which not every field was filled in.",
        ]),
    PlantedBug(
        id: "date-and-method-swapped", exercise: "order-saving",
        file: "CreateOrderViewController+Saving.swift",
        concept: .parameters,
        find: """
                        expirationDate: expirationDateTextField.text ?? "",
                        shippingMethod: shippingMethodTextField.text ?? "")
            """,
        replace: """
                        expirationDate: shippingMethodTextField.text ?? "",
                        shippingMethod: expirationDateTextField.text ?? "")
            """,
        description: "The date and the shipping method change places.",
        hints: [
            "A form has four texts, and each has its place.",
            "Give each field another text, and compare the whole form.",
        ]),
    PlantedBug(
        id: "failed-save-routes-back", exercise: "order-saving",
        file: "CreateOrderViewController+Saving.swift",
        concept: .failure,
        find: "present(Alert(message: message))",
        replace: """
            present(Alert(message: message))
            router.routeBack()
            """,
        description: "The screen is left after a save that failed.",
        hints: [
            "After an alert the user is still on this screen.",
            "Let a save fail, and look at the router too.",
        ]),
    PlantedBug(
        id: "saved-order-leads-nowhere", exercise: "order-saving",
        file: "CreateOrderViewController+Saving.swift",
        concept: .ordinary,
        find: """
            else {
                        router.routeBack()
            """,
        replace: """
            else {
                        dismissAlert()
            """,
        description: "A save that succeeds doesn't lead back.",
        hints: [
            "What happens on the screen once the order is saved?",
            "Let a save succeed, and look at the router.",
        ]),
    PlantedBug(
        id: "failed-save-without-alert", exercise: "order-saving",
        file: "CreateOrderViewController+Saving.swift",
        concept: .failure,
        find: "present(Alert(message: message))",
        replace: "_ = message",
        description: "Nobody is told of a save that failed.",
        hints: [
            "A save has two ways to end.",
            "Let a save fail, and look at the alert that the screen presents.",
        ]),
    PlantedBug(
        id: "router-keeps-screen", exercise: "order-saving", file: "CreateOrderRouter.swift",
        concept: .lifetime,
        find: "weak var viewController: ViewController?",
        replace: "var viewController: ViewController?",
        description: "The router holds the screen strongly.",
        hints: [
            "The screen holds its router. Does the router hold the screen?",
            "Give a router a screen, let go of the screen, and see whether it is freed.",
        ]),
    PlantedBug(
        id: "routes-to-the-first-screen", exercise: "order-saving",
        file: "CreateOrderRouter.swift",
        concept: .moreThanOne,
        find: "viewController?.navigationController?.popViewController()",
        replace: """
            let navigation = viewController?.navigationController
            while let navigation, navigation.viewControllers.count > 1 {
                navigation.popViewController()
            }
            """,
        description: "The router leads back to the first of all screens.",
        hints: [
            "Back is one screen.",
            "Put more than two screens on top of each other.",
        ]),
]
