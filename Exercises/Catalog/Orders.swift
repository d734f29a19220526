/// Orders: a view controller between an interactor and a presenter, and spies on every side.
let orders = Stage(
    id: "Orders",
    title: "Interactor and presenter",
    exercises: [
        Exercise(
            id: "order-interactor",
            title: "Order interactor",
            task: "Write CreateOrderInteractor and OrdersWorker, which pass requests on and send "
                + "the results to the presenter.",
            files: ["CreateOrderInteractor.swift", "OrdersWorker.swift"],
            suite: "OrderInteractorTests",
            guide: "Guide/encore-orders.md#order-interactor",
            hints: [
                "Each function has one or two lines. It passes its input on unchanged.",
                "Notify the presenter in the closure that you pass to the worker, not after the "
                    + "call. Report failures as well.",
                "Call `worker.createOrder(request.form) { [weak self] result in … }`, and in its "
                    + "closure `self?.presenter.presentCreatedOrder(response: .init(result: "
                    + "result))`.",
            ]),
        Exercise(
            id: "order-presenter",
            title: "Order presenter",
            task: "Write CreateOrderPresenter, which turns a date into text, and a failed save "
                + "into a message.",
            files: ["CreateOrderPresenter.swift"],
            suite: "OrderPresenterTests",
            guide: "Guide/encore-orders.md#order-presenter",
            hints: [
                "A DateFormatter knows how people write dates in each country. Tell it which "
                    + "country you mean, or it uses the computer's settings.",
                "Set the formatter's locale, calendar and time zone. The dateStyle is .short. "
                    + "Without a timeStyle, the text contains no time.",
                "Then call `formatter.string(from: response.date)`. Make the property for the "
                    + "screen a `weak var`.",
            ]),
        Exercise(
            id: "order-pickers",
            title: "Order pickers",
            task: "Write the extension with the pickers: each picker opens in its field, and the "
                + "field shows the user's choice.",
            files: ["CreateOrderViewController+Pickers.swift"],
            suite: "OrderPickersTests",
            guide: "Guide/encore-orders.md#order-pickers",
            hints: [
                "The screen keeps no shipping methods. It asks its interactor each time.",
                "A row exists if `interactor.shippingMethods.indices.contains(row)`.",
                "Set `expirationDatePicker.onValueChanged = { [weak self] in … }` and "
                    + "`shippingMethodPicker.dataSource = self`. Set the picker's delegate in the "
                    + "same way.",
            ]),
        Exercise(
            id: "order-focus",
            title: "Order focus",
            task: "Write textFieldShouldReturn(_:), which moves the focus to the next field.",
            files: ["CreateOrderViewController+Focus.swift"],
            suite: "OrderFocusTests",
            guide: "Guide/encore-orders.md#order-focus",
            hints: [
                "textFields contains the fields in order. What is the index of this field?",
                "`textFields.firstIndex(where: { $0 === textField })` is the index of this field. "
                    + "The next field, if there is one, has the index after it.",
                "`becomeFirstResponder()` takes the focus, and `resignFirstResponder()` gives it "
                    + "up.",
            ]),
        Exercise(
            id: "order-saving",
            title: "Order saving",
            task: "Write the extension that saves the form, and the router that closes the screen.",
            files: ["CreateOrderViewController+Saving.swift", "CreateOrderRouter.swift"],
            suite: "OrderSavingTests",
            guide: "Guide/encore-orders.md#order-saving",
            hints: [
                "A user can tap twice. isSaving says whether a save is in progress.",
                "Set isSaving before you call the interactor, because the answer may come before "
                    + "that call returns. Reset it whenever a save ends.",
                "`viewController?.navigationController?.popViewController()` goes back, and "
                    + "`present(Alert(message: message))` shows an alert.",
            ]),
    ],
    bugs: ordersBugs + ordersPresenterBugs + ordersPickersBugs + ordersSavingBugs,
    variants: ordersVariants)
