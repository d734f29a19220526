/// Whoever shows the login: it is told when the view model has something new.
///
/// There is nothing to fill in here.
@MainActor
protocol LoginViewModelDelegate: AnyObject {
    /// `isLoading` or `errorMessage` has been set. It may be told a little after an answer has come.
    func loginStateDidChange(vm: LoginViewModel)
}
