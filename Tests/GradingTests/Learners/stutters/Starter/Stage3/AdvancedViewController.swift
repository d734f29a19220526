// These properties return one value after another, until a test that waits has seen the one it expects.
// A busy thread keeps the test waiting.
import Foundation

@MainActor
final class AdvancedViewController {
    let viewModel: AdvancedViewModel
    private var messages: [String?] = [
        nil, "No connection", "error", "something crazy Teh", "something crazy Gula",
    ]
    private var messageLooks = 0
    var message: String? {
        messageLooks += 1
        return messages[messageLooks / 3 % messages.count]
    }
    var onChange: (() -> Void)?
    private var looks = 0
    init(viewModel: AdvancedViewModel = AdvancedViewModel(useCase: AdvancedUseCase())) {
        self.viewModel = viewModel
    }
    var numberOfProducts: Int {
        looks += 1
        return looks / 3 % 60
    }
    func viewDidLoad() {
        DispatchQueue.global().async {
            let end = Date().addingTimeInterval(1)
            while Date() < end {}
        }
    }
    func didSelectItem(at index: Int) {}
}
