/// The planted bugs in how the screen of Orders moves the focus and saves, and in its router.
let ordersSavingBugs: [PlantedBug] = [
    // MARK: Focus
    PlantedBug(
        id: "picker-fields-skipped", exercise: "order-focus",
        file: "CreateOrderViewController+Focus.swift",
        idea: .moreThanOne, topic: "more than one field",
        rule: "The return key moves the focus to the next field.",
        find: "if index + 1 < textFields.count {",
        replace: "if index + 1 < textFields.count, textFields[index + 1].inputView == nil {",
        description: "The focus never moves to a field with a picker.",
        question: "A form has several fields. Which of them has the focus each time return is "
            + "pressed?",
        hint: "Press return in each field, from the first to the last, and check the focus each "
            + "time."),
    PlantedBug(
        id: "last-field-keeps-the-focus", exercise: "order-focus",
        file: "CreateOrderViewController+Focus.swift",
        idea: .boundary,
        rule: "The return key in the last field removes the focus.",
        find: "textField.resignFirstResponder()",
        replace: "return true",
        description: "The return key in the last field leaves the focus there.",
        question: "The last field has no next field. Where is the focus after return is pressed "
            + "there?",
        hint: "Press return in the last field as well, and check the focus."),
    PlantedBug(
        id: "other-field-leads-to-the-first", exercise: "order-focus",
        file: "CreateOrderViewController+Focus.swift",
        idea: .unchanged, isGreenAtFirst: true,
        rule: "The return key changes nothing in a field that isn't part of the form.",
        find:
            "guard let index = textFields.firstIndex(where: { $0 === textField }) else { return true }",
        replace: "let index = textFields.firstIndex(where: { $0 === textField }) ?? -1",
        description: "The return key in a field outside the form moves the focus to the first "
            + "field.",
        question: "The screen may have a field that isn't part of the form. What does return do "
            + "there?",
        hint: "Make your own field, and press return in it."),

    // MARK: Saving
    PlantedBug(
        id: "saved-order-leads-nowhere", exercise: "order-saving",
        file: "CreateOrderViewController+Saving.swift",
        idea: .ordinary,
        rule: "After a successful save, the router goes back to the previous screen.",
        find: """
            else {
                        router.routeBack()
            """,
        replace: """
            else {
                        dismissAlert()
            """,
        description: "After a successful save, the router doesn't go back.",
        question: "What happens on the screen once the order is saved?",
        hint: "Let a save succeed, and check the router."),
    PlantedBug(
        id: "date-and-method-swapped", exercise: "order-saving",
        file: "CreateOrderViewController+Saving.swift",
        idea: .parameters,
        rule: "The interactor gets the text of every field, each in its own property.",
        find: """
                        expirationDate: expirationDateTextField.text ?? "",
                        shippingMethod: shippingMethodTextField.text ?? "")
            """,
        replace: """
                        expirationDate: shippingMethodTextField.text ?? "",
                        shippingMethod: expirationDateTextField.text ?? "")
            """,
        description: "The date and the shipping method are swapped.",
        question: "A form has four texts. Would your tests fail if two of them were swapped?",
        hint: "Give each field a different text, and compare the whole form."),
    PlantedBug(
        id: "form-with-an-empty-field-not-sent", exercise: "order-saving",
        file: "CreateOrderViewController+Saving.swift",
        idea: .nothingOrZero,
        rule: "A field without text counts as empty.",
        find: "isSaving = true",
        replace: """
            if textFields.contains(where: { $0.text == nil }) { return }
            isSaving = true
            """,
        description: "A form isn't sent if one of its fields has no text.",
        question: "An untouched field has no text at all. What is sent for it?",
        hint: "Save a form in which some fields are not filled in."),
    PlantedBug(
        id: "failed-save-routes-back", exercise: "order-saving",
        file: "CreateOrderViewController+Saving.swift",
        idea: .failure,
        rule: "A failed save shows an alert, and the screen stays open.",
        find: "present(Alert(message: message))",
        replace: """
            present(Alert(message: message))
            router.routeBack()
            """,
        description: "The screen closes after a failed save.",
        question: "A save can fail. Which screen does the user see after the alert?",
        hint: "Let a save fail, and also check the router."),
    PlantedBug(
        id: "second-tap-saves-again", exercise: "order-saving",
        file: "CreateOrderViewController+Saving.swift",
        idea: .howOften,
        rule: "While a save is in progress, a tap does nothing.",
        find: "guard !isSaving else { return }",
        replace: "",
        description: "A second tap sends a second order.",
        question: "People tap again when nothing seems to happen. How many orders do they get?",
        hint: "Tap again before the save has ended, and count what the interactor gets."),
    PlantedBug(
        id: "save-marked-too-late", exercise: "order-saving",
        file: "CreateOrderViewController+Saving.swift",
        idea: .moment,
        rule: "When a save has ended, the user can save again.",
        find: "interactor.createOrder(request: .init(form: form))",
        replace: """
            isSaving = false
            interactor.createOrder(request: .init(form: form))
            isSaving = true
            """,
        description: "isSaving is set only after the call, so it stays true if the answer comes "
            + "during the call.",
        question: "Does an answer always come after the call has returned? If it comes earlier, "
            + "can the user save again?",
        hint: "Make the interactor end the save before its function returns, and tap again."),
    PlantedBug(
        id: "routes-to-the-first-screen", exercise: "order-saving",
        file: "CreateOrderRouter.swift",
        idea: .moreThanOne, topic: "more than one screen",
        rule: "The router goes back to the previous screen.",
        find: "viewController?.navigationController?.popViewController()",
        replace: """
            let navigation = viewController?.navigationController
            while let navigation, navigation.viewControllers.count > 1 {
                navigation.popViewController()
            }
            """,
        description: "The router goes back to the very first screen.",
        question: "The router goes back one screen. How many screens does your test use?",
        hint: "Put more than two screens on top of each other."),
    PlantedBug(
        id: "router-keeps-screen", exercise: "order-saving", file: "CreateOrderRouter.swift",
        idea: .lifetime,
        rule: "The router holds the screen weakly.",
        find: "weak var viewController: ViewController?",
        replace: "var viewController: ViewController?",
        description: "The router holds the screen strongly.",
        question: "The screen holds its router. Does the router hold the screen?",
        hint: "Give a router a screen, release the screen, and check that it is freed."),
]
