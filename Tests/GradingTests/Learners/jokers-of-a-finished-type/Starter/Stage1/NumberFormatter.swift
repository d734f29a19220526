extension FirstBasicViewController {
    func numberFormatter(number: Int) -> String { "" }
    func numberFormatter(number: Int, separator: String) -> FirstBasicViewController { .init() }
    func numberFormatter(number: Int, currency: String) -> FirstBasicViewController { .init() }
    func numberFormatter(number: Int, separator: String, currency: String)
        -> FirstBasicViewController
    { .init() }
}
