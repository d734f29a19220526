/// What the screen of the encore Accounts shows.
struct AccountsState: Equatable {
    /// Where the keys go, in the order of the tab key.
    enum Focus: Int, CaseIterable {
        case email, password, login, register, facebook

        /// The one that is so many steps on; after the last comes the first.
        func moved(by step: Int) -> Focus {
            let all = Focus.allCases
            return all[(rawValue + step + all.count) % all.count]
        }
    }

    var email = ""
    /// As many characters as the password has, and none of its own.
    var passwordLength = 0
    var focus = Focus.email
    var isLoading = false
    var message: String?
    /// Who is logged in; nil while nobody is.
    var user: String?
    /// Which services the factory was asked for.
    var usesStubs = false
    /// The exercises that fill in what the last key should have done.
    var missing: [String] = []
}
