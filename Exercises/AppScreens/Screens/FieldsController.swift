import Shared

@testable import Stage1
@testable import Stage2

/// The common interface of the view controllers of stages 1 and 2: two fields, each with a label.
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
    /// Does nothing, because the labels of stage 1 aren't bound.
    func viewDidLoad() {}
}

extension SecondBasicViewController: FieldsController {}
