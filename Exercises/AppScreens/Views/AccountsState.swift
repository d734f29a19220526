/// The content of the screen of the encore Accounts.
struct AccountsState: Equatable {
    /// The controls that can have the keyboard focus, in the order of the tab key.
    enum Focus: Int, CaseIterable {
        case email, password, login, register, facebook

        /// The element this many steps away. The first one follows the last.
        func moved(by step: Int) -> Focus {
            let all = Focus.allCases
            return all[(rawValue + step + all.count) % all.count]
        }
    }

    var email = ""
    /// The number of characters in the password, but not the characters.
    var passwordLength = 0
    var focus = Focus.email
    var isLoading = false
    var message: String?
    /// The user who is logged in; nil if there is none.
    var user: String?
    /// Whether the factory was asked for stubs.
    var usesStubs = false
    /// The exercises that implement what the last key should have done.
    var missing: [String] = []
}
