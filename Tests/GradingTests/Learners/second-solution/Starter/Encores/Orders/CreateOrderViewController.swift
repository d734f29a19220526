import Shared

/// The screen for a new order. Its code is in its extensions, one for each exercise.
///
/// There is nothing to fill in here.
@MainActor
final class CreateOrderViewController: ViewController, CreateOrderDisplayLogic {
    let interactor: any CreateOrderBusinessLogic
    let router: any CreateOrderRoutingLogic

    let customerNameTextField = FormField()
    let cardNumberTextField = FormField()
    let expirationDateTextField = FormField()
    let shippingMethodTextField = FormField()

    let expirationDatePicker = DatePicker()
    let shippingMethodPicker = PickerView()

    /// Whether a save is in progress.
    var isSaving = false

    init(interactor: any CreateOrderBusinessLogic, router: any CreateOrderRoutingLogic) {
        self.interactor = interactor
        self.router = router
    }

    /// All fields, from the first to the last.
    var textFields: [FormField] {
        [
            customerNameTextField, cardNumberTextField, expirationDateTextField,
            shippingMethodTextField,
        ]
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        for field in textFields {
            view.addSubview(field)
            field.delegate = self
        }
        configurePickers()
    }
}
