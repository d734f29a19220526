/// Orders: a view controller between an interactor and a presenter, and spies on every side.
let orders = Stage(
    id: "Orders",
    title: "Interactor and presenter",
    exercises: [
        Exercise(
            id: "order-interactor",
            title: "Order interactor",
            task: "Write CreateOrderInteractor and OrdersWorker, which pass requests on and tell "
                + "the presenter what comes of them.",
            files: ["CreateOrderInteractor.swift", "OrdersWorker.swift"],
            suite: "OrderInteractorTests",
            guide: "Guide/encore-orders.md#order-interactor",
            hints: [
                "Each function has one or two lines. What comes in goes on unchanged.",
                "The presenter is told of a save in the closure that the worker gets, and not after "
                    + "the call. A failure is told too.",
                "`worker.createOrder(request.form) { [weak self] result in … }`, and in it "
                    + "`self?.presenter.presentCreatedOrder(response: .init(result: result))`.",
            ]),
        Exercise(
            id: "order-presenter",
            title: "Order presenter",
            task: "Write CreateOrderPresenter, which makes short text of a date, and a message of "
                + "a save that failed.",
            files: ["CreateOrderPresenter.swift"],
            suite: "OrderPresenterTests",
            guide: "Guide/encore-orders.md#order-presenter",
            hints: [
                "A DateFormatter knows how people write dates. It has to be told the place: "
                    + "otherwise it takes the one of the machine.",
                "Set its locale, its calendar and its time zone. The dateStyle is .short, and the "
                    + "timeStyle is .none.",
                "Then `formatter.string(from: response.date)`. And `weak var` for the screen.",
            ]),
        Exercise(
            id: "order-pickers",
            title: "Order pickers",
            task: "Write the extension with the pickers: they open in their fields, and what is "
                + "chosen is shown there.",
            files: ["CreateOrderViewController+Pickers.swift"],
            suite: "OrderPickersTests",
            guide: "Guide/encore-orders.md#order-pickers",
            hints: [
                "The screen keeps no shipping methods. It asks its interactor each time.",
                "A row is there if `interactor.shippingMethods.indices.contains(row)`.",
                "`expirationDatePicker.onValueChanged = { [weak self] in … }`, and "
                    + "`shippingMethodPicker.dataSource = self`, the same for its delegate.",
            ]),
        Exercise(
            id: "order-focus",
            title: "Order focus",
            task: "Write textFieldShouldReturn(_:), which moves the focus to the next field.",
            files: ["CreateOrderViewController+Focus.swift"],
            suite: "OrderFocusTests",
            guide: "Guide/encore-orders.md#order-focus",
            hints: [
                "textFields has the fields in their order. Where in it is this one?",
                "`textFields.firstIndex(where: { $0 === textField })`. The next one has the index "
                    + "after it, if there is one.",
                "`becomeFirstResponder()` takes the focus, and `resignFirstResponder()` gives it "
                    + "away.",
            ]),
        Exercise(
            id: "order-saving",
            title: "Order saving",
            task: "Write the extension that saves, and the router that leads back.",
            files: ["CreateOrderViewController+Saving.swift", "CreateOrderRouter.swift"],
            suite: "OrderSavingTests",
            guide: "Guide/encore-orders.md#order-saving",
            hints: [
                "A user can tap twice. isSaving says whether a save is under way.",
                "Set isSaving before you call the interactor: the answer may come before that call "
                    + "returns. Every end of a save sets it back.",
                "`viewController?.navigationController?.popViewController()` leads back, and "
                    + "`present(Alert(message: message))` shows an alert.",
            ]),
    ],
    bugs: ordersBugs + ordersPresenterBugs + ordersPickersBugs + ordersSavingBugs,
    variants: ordersVariants)
