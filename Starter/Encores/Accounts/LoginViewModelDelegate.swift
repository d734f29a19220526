/// The object that shows the login. The view model notifies it of changes.
///
/// There is nothing to fill in here.
@MainActor
protocol LoginViewModelDelegate: AnyObject {
    /// Called after `isLoading` or `errorMessage` is set, which may be a little after an answer.
    func loginStateDidChange(vm: LoginViewModel)
}
