/// The planted bugs in the pickers of Orders.
let ordersPickersBugs: [PlantedBug] = [
    PlantedBug(
        id: "pickers-swapped", exercise: "order-pickers",
        file: "CreateOrderViewController+Pickers.swift",
        idea: .ordinary,
        rule: "Each picker opens in its field.",
        find: "expirationDateTextField.inputView = expirationDatePicker",
        replace: "customerNameTextField.inputView = expirationDatePicker",
        description: "The date picker opens in the field for the name.",
        question: "Each picker opens in a field. In which one?",
        hint: "Load the screen, and check the inputView of each field."),
    PlantedBug(
        id: "todays-date-sent", exercise: "order-pickers",
        file: "CreateOrderViewController+Pickers.swift",
        idea: .parameters,
        rule: "The interactor gets the picker's date.",
        find: "request: .init(date: expirationDatePicker.date)",
        replace: "request: .init(date: DatePicker().date)",
        description: "The interactor gets today's date instead of the picker's.",
        question: "The interactor gets a date when the picker is turned. Which date?",
        hint: "Turn the picker to a day that isn't today, and check the request."),
    PlantedBug(
        id: "first-date-stays", exercise: "order-pickers",
        file: "CreateOrderViewController+Pickers.swift",
        idea: .moreThanOne, topic: "more than one date",
        rule: "The field shows the date that was displayed last.",
        find: "expirationDateTextField.text = viewModel.date",
        replace: "expirationDateTextField.text = expirationDateTextField.text ?? viewModel.date",
        description: "The field shows only the first date, and no later one.",
        question: "A user may turn the picker again. Do your tests try that?",
        hint: "Display two dates, one after the other."),
    PlantedBug(
        id: "always-three-rows", exercise: "order-pickers",
        file: "CreateOrderViewController+Pickers.swift",
        idea: .state,
        rule: "There is a row for each method that the interactor has at that moment.",
        find: "        interactor.shippingMethods.count",
        replace: "        3",
        description: "The picker has three rows, however many methods the interactor has.",
        question: "The interactor says which shipping methods there are. Can they change?",
        hint: "Give the interactor different methods after the screen has loaded."),
    PlantedBug(
        id: "title-of-no-row-traps", exercise: "order-pickers",
        file: "CreateOrderViewController+Pickers.swift",
        idea: .boundary, isGreenAtFirst: true,
        rule: "A row that doesn't exist has no title.",
        find: "return methods.indices.contains(row) ? methods[row] : nil",
        replace: "return methods[row]",
        description: "Asking for the title of a row that doesn't exist crashes the app.",
        question: "A picker can ask for a row that no longer exists. Where do the rows end?",
        hint: "Ask for the titles of the rows just outside the list, at both ends."
    ),
    PlantedBug(
        id: "negative-row-selected", exercise: "order-pickers",
        file: "CreateOrderViewController+Pickers.swift",
        idea: .negative,
        rule: "Selecting a row that doesn't exist changes nothing.",
        find: """
            guard methods.indices.contains(row) else { return }
                    shippingMethodTextField.text = methods[row]
            """,
        replace: """
            guard row < methods.count else { return }
                    shippingMethodTextField.text = methods[max(0, row)]
            """,
        description: "A row below zero selects the first one.",
        question:
            "A row can be outside the list at either end. What does the field show then?",
        hint: "Select a row that exists, and then the one that UIKit uses when nothing is selected."
    ),
    PlantedBug(
        id: "date-picker-keeps-screen", exercise: "order-pickers",
        file: "CreateOrderViewController+Pickers.swift",
        idea: .lifetime,
        rule: "The date picker holds the screen weakly.",
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
        hint: "Load a screen, release it, and check that it is freed."),
]
