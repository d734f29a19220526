/// The planted bugs in the pickers of Orders.
let ordersPickersBugs: [PlantedBug] = [
    PlantedBug(
        id: "pickers-swapped", exercise: "order-pickers",
        file: "CreateOrderViewController+Pickers.swift",
        concept: .ordinary,
        rule: "",
        find: "expirationDateTextField.inputView = expirationDatePicker",
        replace: "customerNameTextField.inputView = expirationDatePicker",
        description: "The date picker opens in the field for the name.",
        question: "A picker opens in a field. In which one?",
        hint: "Load the screen, and look at what each field has in the place of a keyboard."),
    PlantedBug(
        id: "todays-date-sent", exercise: "order-pickers",
        file: "CreateOrderViewController+Pickers.swift",
        concept: .parameters,
        rule: "",
        find: "request: .init(date: expirationDatePicker.date)",
        replace: "request: .init(date: DatePicker().date)",
        description: "The interactor gets the date of today, and not that of the picker.",
        question: "The interactor gets a date. Which one?",
        hint: "Turn the picker to a day that isn't today, and look at the request."),
    PlantedBug(
        id: "first-date-stays", exercise: "order-pickers",
        file: "CreateOrderViewController+Pickers.swift",
        concept: .state,
        rule: "",
        find: "expirationDateTextField.text = viewModel.date",
        replace: "expirationDateTextField.text = expirationDateTextField.text ?? viewModel.date",
        description: "The field shows the first date, and no later one.",
        question: "A user may turn the picker more than once.",
        hint: "Have two dates displayed, one after the other."),
    PlantedBug(
        id: "always-three-rows", exercise: "order-pickers",
        file: "CreateOrderViewController+Pickers.swift",
        concept: .state,
        rule: "",
        find: "        interactor.shippingMethods.count",
        replace: "        3",
        description: "The picker has three rows, however many methods the interactor has.",
        question: "The interactor says how many shipping methods there are, and that can change.",
        hint: "Give the interactor other methods after the screen was loaded."),
    PlantedBug(
        id: "a-component-for-each-method", exercise: "order-pickers",
        file: "CreateOrderViewController+Pickers.swift",
        concept: .moreThanOne,
        rule: "",
        find: "        1\n",
        replace: "        interactor.shippingMethods.count\n",
        description: "The picker has a component for each shipping method.",
        question: "The methods stand below each other, in one wheel.",
        hint: "Ask the data source how many components there are."),
    PlantedBug(
        id: "title-of-no-row-traps", exercise: "order-pickers",
        file: "CreateOrderViewController+Pickers.swift",
        concept: .boundary,
        rule: "",
        find: "return methods.indices.contains(row) ? methods[row] : nil",
        replace: "return methods[row]",
        description: "The title of a row that isn't there stops the app.",
        question: "A picker can ask for a row that is gone by now.",
        hint: "Ask for the title of the row behind the last one."),
    PlantedBug(
        id: "method-in-the-field-of-the-date", exercise: "order-pickers",
        file: "CreateOrderViewController+Pickers.swift",
        concept: .unchanged,
        rule: "",
        find: "shippingMethodTextField.text = methods[row]",
        replace: "expirationDateTextField.text = methods[row]",
        description: "The selected method is shown in the field for the date.",
        question: "A selected method is shown in a field. In which one?",
        hint: "Look at the texts of all fields, and not only at one."),
    PlantedBug(
        id: "no-row-clears-the-field", exercise: "order-pickers",
        file: "CreateOrderViewController+Pickers.swift",
        concept: .unchanged,
        rule: "",
        find: """
            guard methods.indices.contains(row) else { return }
                    shippingMethodTextField.text = methods[row]
            """,
        replace: """
            shippingMethodTextField.text = methods.indices.contains(row) ? methods[row] : nil
            """,
        description: "Selecting a row that isn't there clears the field.",
        question: "A row that isn't there selects nothing. What may it change?",
        hint: "Fill the field first, and then select a row that isn't there."),
    PlantedBug(
        id: "negative-row-selected", exercise: "order-pickers",
        file: "CreateOrderViewController+Pickers.swift",
        concept: .negative,
        rule: "",
        find: """
            guard methods.indices.contains(row) else { return }
                    shippingMethodTextField.text = methods[row]
            """,
        replace: """
            guard row < methods.count else { return }
                    shippingMethodTextField.text = methods[max(0, row)]
            """,
        description: "A row below zero selects the first one.",
        question: "A row can be outside on more than one side.",
        hint: "UIKit says that nothing is selected with the row -1."),
    PlantedBug(
        id: "date-picker-keeps-screen", exercise: "order-pickers",
        file: "CreateOrderViewController+Pickers.swift",
        concept: .lifetime,
        rule: "",
        find: """
            { [weak self] in
                        self?.expirationDatePickerValueChanged()
            """,
        replace: """
            { [self] in
                        expirationDatePickerValueChanged()
            """,
        description: "The date picker holds the screen strongly.",
        question: "The screen holds its date picker. Does the date picker hold the screen?",
        hint: "Let go of a screen that was loaded, and see whether it is freed."),
]
