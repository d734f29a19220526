/// The planted bugs in the focus and the saving of the screen of Orders, and in its router.
let ordersSavingBugs: [PlantedBug] = [
    // MARK: Focus
    PlantedBug(
        id: "picker-fields-skipped", exercise: "order-focus",
        file: "CreateOrderViewController+Focus.swift",
        concept: .moreThanOne,
        rule: "Return moves the focus to the next field.",
        find: "if index + 1 < textFields.count {",
        replace: "if index + 1 < textFields.count, textFields[index + 1].inputView == nil {",
        description: "The focus never moves to a field with a picker.",
        question: "A form has several fields. Which of them has the focus after each return?",
        hint: "Press return in each field, from the first to the last."),
    PlantedBug(
        id: "last-field-keeps-the-focus", exercise: "order-focus",
        file: "CreateOrderViewController+Focus.swift",
        concept: .boundary,
        rule: "From the last field, the focus goes away.",
        find: "textField.resignFirstResponder()",
        replace: "return true",
        description: "Return in the last field leaves the focus there.",
        question: "The way through the form has an end. Who has the focus there?",
        hint: "Look at the last field after return, and not only at the others."),
    PlantedBug(
        id: "other-field-leads-to-the-first", exercise: "order-focus",
        file: "CreateOrderViewController+Focus.swift",
        concept: .unchanged,
        rule: "Return in a field that isn't part of the form changes nothing.",
        find:
            "guard let index = textFields.firstIndex(where: { $0 === textField }) else { return true }",
        replace: "let index = textFields.firstIndex(where: { $0 === textField }) ?? -1",
        description: "Return in a field of somewhere else moves the focus to the first field.",
        question: "The screen may have a field that is not part of the form. What does return do "
            + "there?",
        hint: "Make a field of your own, and press return in it."),

    // MARK: Saving
    PlantedBug(
        id: "saved-order-leads-nowhere", exercise: "order-saving",
        file: "CreateOrderViewController+Saving.swift",
        concept: .ordinary,
        rule: "A save that succeeds leads back.",
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
        id: "date-and-method-swapped", exercise: "order-saving",
        file: "CreateOrderViewController+Saving.swift",
        concept: .parameters,
        rule: "The interactor gets what the fields hold, each text in its place.",
        find: """
                        expirationDate: expirationDateTextField.text ?? "",
                        shippingMethod: shippingMethodTextField.text ?? "")
            """,
        replace: """
                        expirationDate: shippingMethodTextField.text ?? "",
                        shippingMethod: expirationDateTextField.text ?? "")
            """,
        description: "The date and the shipping method change places.",
        question: "A form has four texts. Would you see it if two of them changed places?",
        hint: "Give each field another text, and compare the whole form."),
    PlantedBug(
        id: "form-with-an-empty-field-not-sent", exercise: "order-saving",
        file: "CreateOrderViewController+Saving.swift",
        concept: .nothingOrZero,
        rule: "A field without text counts as empty.",
        find: "isSaving = true",
        replace: """
            if textFields.contains(where: { $0.text == nil }) { return }
            isSaving = true
            """,
        description: "A form with a field without text isn't sent.",
        question: "A field that nobody has touched has no text at all. What is sent of it?",
        hint: "Save a form in which not every field was filled in."),
    PlantedBug(
        id: "failed-save-routes-back", exercise: "order-saving",
        file: "CreateOrderViewController+Saving.swift",
        concept: .failure,
        rule: "A save that fails shows an alert, and the screen stays.",
        find: "present(Alert(message: message))",
        replace: """
            present(Alert(message: message))
            router.routeBack()
            """,
        description: "The screen is left after a save that failed.",
        question: "A save can fail. Where is the user after the alert?",
        hint: "Let a save fail, and look at the router too."),
    PlantedBug(
        id: "second-tap-saves-again", exercise: "order-saving",
        file: "CreateOrderViewController+Saving.swift",
        concept: .howOften,
        rule: "While a save is under way, a tap does nothing.",
        find: "guard !isSaving else { return }",
        replace: "",
        description: "A second tap sends a second order.",
        question: "People tap twice when nothing happens at once. How many orders do they get?",
        hint: "Tap again before the save has ended, and count what the interactor gets."),
    PlantedBug(
        id: "save-marked-too-late", exercise: "order-saving",
        file: "CreateOrderViewController+Saving.swift",
        concept: .moment,
        rule: "When a save has ended, the user can save again.",
        find: "interactor.createOrder(request: .init(form: form))",
        replace: """
            isSaving = false
            interactor.createOrder(request: .init(form: form))
            isSaving = true
            """,
        description: "isSaving is set after the call, which loses an answer that comes at once.",
        question: "Does an answer always come after the call has returned? Can the user save "
            + "again if it doesn't?",
        hint: "Let the interactor end the save inside of its function, and tap again."),
    PlantedBug(
        id: "routes-to-the-first-screen", exercise: "order-saving",
        file: "CreateOrderRouter.swift",
        concept: .moreThanOne,
        rule: "The router leads back to the screen below.",
        find: "viewController?.navigationController?.popViewController()",
        replace: """
            let navigation = viewController?.navigationController
            while let navigation, navigation.viewControllers.count > 1 {
                navigation.popViewController()
            }
            """,
        description: "The router leads back to the first of all screens.",
        question: "The router leads back. How many screens does your test have?",
        hint: "Put more than two screens on top of each other."),
    PlantedBug(
        id: "router-keeps-screen", exercise: "order-saving", file: "CreateOrderRouter.swift",
        concept: .lifetime,
        rule: "The router holds the screen weakly.",
        find: "weak var viewController: ViewController?",
        replace: "var viewController: ViewController?",
        description: "The router holds the screen strongly.",
        question: "The screen holds its router. Does the router hold the screen?",
        hint: "Give a router a screen, let go of the screen, and see whether it is freed."),
]
