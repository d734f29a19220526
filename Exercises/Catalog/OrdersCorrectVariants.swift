/// Correct variants of Orders, on which the learner's tests must pass.
let ordersVariants: [CorrectVariant] = [
    CorrectVariant(
        id: "end-of-save-a-turn-later", file: "CreateOrderInteractor.swift",
        find: "self?.presenter.presentCreatedOrder(response: .init(result: result))",
        replace: """
            Task { [weak self] in
                self?.presenter.presentCreatedOrder(response: .init(result: result))
            }
            """,
        description:
            "The interactor sends the presenter the result of a save a little later, after the "
            + "store has answered.",
        isLater: true),
    CorrectVariant(
        id: "zone-in-the-calendar", file: "CreateOrderPresenter.swift",
        find: """
                    formatter.locale = locale
                    formatter.calendar = calendar
                    formatter.timeZone = timeZone
                    formatter.dateStyle = .short
            """,
        replace: """
                    formatter.dateStyle = .short
                    var calendar = calendar
                    calendar.locale = locale
                    calendar.timeZone = timeZone
                    formatter.calendar = calendar
                    formatter.timeZone = calendar.timeZone
                    formatter.locale = locale
            """,
        description:
            "The presenter also sets the calendar's locale and time zone, in a different order."
    ),
    CorrectVariant(
        id: "request-sent-by-the-picker", file: "CreateOrderViewController+Pickers.swift",
        find: """
            { [weak self] in
                        self?.expirationDatePickerValueChanged()
                    }
            """,
        replace: """
            { [weak picker = expirationDatePicker, interactor] in
                guard let picker else { return }
                interactor.formatExpirationDate(request: .init(date: picker.date))
            }
            """,
        description: "The date picker's closure sends the request itself."),
    CorrectVariant(
        id: "selection-asks-for-the-title", file: "CreateOrderViewController+Pickers.swift",
        find: """
                    let methods = interactor.shippingMethods
                    guard methods.indices.contains(row) else { return }
                    shippingMethodTextField.text = methods[row]
            """,
        replace: """
                    guard row >= 0, row < interactor.shippingMethods.count,
                        let title = self.pickerView(
                            pickerView, titleForRow: row, forComponent: component)
                    else { return }
                    shippingMethodTextField.text = title
            """,
        description: "Selecting a row asks the interactor for its shipping methods more than "
            + "once."),
    CorrectVariant(
        id: "focus-given-away-first", file: "CreateOrderViewController+Focus.swift",
        find: """
                    if index + 1 < textFields.count {
                        textFields[index + 1].becomeFirstResponder()
                    } else {
                        textField.resignFirstResponder()
                    }
            """,
        replace: """
                    textField.resignFirstResponder()
                    textFields.dropFirst(index + 1).first?.becomeFirstResponder()
            """,
        description: "The return key first removes the focus, and then gives it to the next "
            + "field."),
    CorrectVariant(
        id: "save-ends-after-routing", file: "CreateOrderViewController+Saving.swift",
        find: """
                    isSaving = false
                    if let message = viewModel.errorMessage {
                        present(Alert(message: message))
                    } else {
                        router.routeBack()
                    }
            """,
        replace: """
                    defer { isSaving = false }
                    guard let message = viewModel.errorMessage else { return router.routeBack() }
                    present(Alert(message: message))
            """,
        description: "isSaving is set to false after the screen has routed back or shown its alert."
    ),
]
