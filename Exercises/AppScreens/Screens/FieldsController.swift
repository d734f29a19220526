import Shared

@testable import Stage1
@testable import Stage2

/// What the view controllers of stages 1 and 2 have in common: two fields, each with a label.
protocol FieldsController: AnyObject {
    var oddEvenTextField: TextField { get }
    var oddEvenResultLabel: Label { get }
    var numberFormatterTextField: TextField { get }
    var numberFormatterResultLabel: Label { get }

    func viewDidLoad()
    func didTapFindOddEven()
    func textFieldDidChangeSelection(_ textField: TextField)
}

extension FirstBasicViewController: FieldsController {
    /// Does nothing: the labels of stage 1 are bound to nothing.
    func viewDidLoad() {}
}

extension SecondBasicViewController: FieldsController {}
