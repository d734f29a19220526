@testable import GuideTestHelpers

/// Where the code of the hints stands: for each exercise a context of each piece of code, in order.
let hintContexts: [String: [HintContext]] =
    contextsOfStages1And2
    .merging(contextsOfStages3And4) { one, _ in one }
    .merging(contextsOfEncores) { one, _ in one }

private let contextsOfStages1And2: [String: [HintContext]] = [
    "even-odd": [
        HintContext("FirstBasicViewController", "func hint(number: Int) -> Bool { CODE }"),
        HintContext("FirstBasicViewController", "func hint(number: Int) -> Bool { CODE }"),
    ],
    "number-formatter": [
        HintContext("FirstBasicViewController", "func hint(number: Int) -> UInt { CODE }"),
        HintContext("FirstBasicViewController", "func hint() -> Int { CODE }"),
        HintContext("FirstBasicViewController", "func hint(number: Int) -> String { CODE }"),
    ],
    "labels": [
        HintContext("FirstBasicViewController", "func hint(text: String) -> Int? { CODE }"),
        HintContext("FirstBasicViewController", "func hint() { CODE; _ = number }", rest: "return"),
    ],
    "odd-even-view-model": [
        HintContext("SecondBasicViewModel", "func hint() { CODE }", rest: "\"Genap\""),
        HintContext("SecondBasicViewModel", "func hint(text: String?) -> Int? { CODE }"),
    ],
    "number-formatter-view-model": [
        HintContext("SecondBasicViewModel", "func hint(text: String?) -> Int? { CODE }")
    ],
    "binding": [
        HintContext("SecondBasicViewController", "func hint() { _ = { CODE in _ = self } }"),
        HintContext("SecondBasicViewController", "func hint() { CODE }"),
    ],
]

private let contextsOfStages3And4: [String: [HintContext]] = [
    "use-case": [
        HintContext("AdvancedUseCase", "func hint() { CODE }"),
        HintContext("AdvancedUseCase", "func hint() { CODE else { return }; _ = url }"),
        HintContext("AdvancedUseCase", "func hint(url: URL) -> Data? { CODE }"),
        HintContext("AdvancedUseCase", "func hint(data: Data) -> ProductResult? { CODE }"),
    ],
    "loading": [
        HintContext("AdvancedViewModel", "func hint() { CODE }", rest: "_ = (self, result)")
    ],
    "selecting": [HintContext("AdvancedViewModel", "func hint(index: Int) -> Bool { CODE }")],
    "product-list": [HintContext("AdvancedViewController", "func hint() { CODE }")],
    "feed-use-case": [
        HintContext(
            "PracticeUseCase",
            """
            typealias Completion = @MainActor (NetworkResult<Ticker>) -> Void
            func hint() -> (Ticker.Type, URL?, @escaping Completion) -> Void { CODE }
            """),
        HintContext("PracticeUseCase", "func hint() -> Any.Type { CODE }"),
        HintContext(
            "PracticeUseCase",
            "func hint(result: TickerResult, completion: (NetworkResult<Ticker>) -> Void) { CODE }"),
    ],
    "ticker-cache": [
        HintContext("PracticeEnvironment", "func hint(ticker: Ticker) -> Data? { CODE }"),
        HintContext("PracticeEnvironment", "func hint(data: Data, key: String) { CODE }"),
        HintContext("PracticeEnvironment", "func hint(key: String) -> Data? { CODE }"),
    ],
    "inspirations": [
        HintContext(
            "PracticeViewModel",
            "func hint(inspirations: [Inspiration]) -> [Int: [Inspiration]] { CODE }"),
        HintContext("PracticeViewModel", "func hint(index: Int) -> Int { CODE }"),
    ],
    "ticker": [HintContext("PracticeViewModel", "func hint() { CODE }")],
    "feed-screen": [HintContext("PracticeViewController", "func hint() { CODE }")],
]

private let contextsOfEncores: [String: [HintContext]] = [
    "review-delivery": [HintContext("DeliveryDay", "func hint(hour: Int) -> Bool { CODE }")],
    "games-loading": [
        HintContext("GamesListViewModel", "func hint() { CODE }"),
        HintContext("GamesListViewModel", "func hint() { CODE = false; isAnswered.toggle() }"),
    ],
    "games-outcomes": [
        HintContext(
            "GamesListViewModel",
            "func hint(answer: [Game]?, error: (any Error)?) { CODE; _ = answer }", rest: "\"\"")
    ],
    "games-items": [HintContext("GamesListViewModel", "func hint(index: Int) -> Bool { CODE }")],
    "games-screen": [
        HintContext("GamesListViewController", "func hint() { CODE }"),
        HintContext("GamesListViewController", "func hint() { CODE }"),
    ],
    "order-interactor": [
        HintContext(
            "CreateOrderInteractor", "func hint(request: CreateOrder.CreateOrder.Request) { CODE }",
            rest: "_ = (self, result)"),
        HintContext(
            "CreateOrderInteractor",
            """
            func hint(form: OrderForm) {
                worker.createOrder(form) { [weak self] result in CODE }
            }
            """
        ),
    ],
    "order-presenter": [
        HintContext(
            "CreateOrderPresenter",
            """
            typealias Response = CreateOrder.FormatExpirationDate.Response
            func hint(formatter: DateFormatter, response: Response) -> String { CODE }
            """),
        HintContext(
            "CreateOrderPresenter", "func hint() { CODE kept: AnyObject?; kept = self; _ = kept }"),
    ],
    "order-pickers": [
        HintContext("CreateOrderViewController", "func hint(row: Int) -> Bool { CODE }"),
        HintContext("CreateOrderViewController", "func hint() { CODE }", rest: "_ = self"),
        HintContext("CreateOrderViewController", "func hint() { CODE }"),
    ],
    "order-focus": [
        HintContext(
            "CreateOrderViewController", "func hint(textField: FormField) -> Int? { CODE }"),
        HintContext("CreateOrderViewController", "func hint(field: FormField) { field.CODE }"),
        HintContext("CreateOrderViewController", "func hint(field: FormField) { field.CODE }"),
    ],
    "order-saving": [
        HintContext("CreateOrderRouter", "func hint() { CODE }"),
        HintContext("CreateOrderViewController", "func hint(message: String) { CODE }"),
    ],
    "standings-request": [
        HintContext(
            "StandingsEndpointRequest", "func hint() async throws -> [Standing] { CODE }")
    ],
    "standings-parsing": [
        HintContext("StandingsEndpoint", "func hint(error: DecodingError) -> String { CODE }"),
        HintContext("StandingsEndpoint", "func hint() -> StandingsError { CODE }", rest: "\"\""),
        HintContext("StandingsEndpointLocalRequest", "func hint() throws -> [Standing] { CODE }"),
    ],
    "standings-datasource": [
        HintContext("StandingsDatasource", "CODE(hint: Int) { self.init(tournamentId: hint) }")
    ],
    "account-validator": [
        HintContext("FieldValidator", "func hint(text: String) -> Int { CODE }"),
        HintContext("FieldValidator", "func hint(text: String) -> [Substring] { CODE }"),
    ],
    "account-mock": [
        HintContext(
            "MockUserService", "func hint(completion: Completion) { CODE }", rest: "result"),
        HintContext("MockUserService", "func hint(completion: @escaping Completion) { CODE }"),
    ],
    "account-login": [
        HintContext("LoginViewModel", "func hint() { CODE }"),
        HintContext(
            "LoginViewModel", "func hint() { CODE: AnyObject?; delegate = self; _ = delegate }"),
    ],
    "account-service": [HintContext("UserService", "func hint() { CODE }", rest: "\"\"")],
    "account-factory": [
        HintContext("ServiceFactory", "func hint() { _ = CODE }"),
        HintContext("ServiceFactory", "func hint(arguments: [String]) -> Bool { CODE }"),
        HintContext(
            "ServiceFactory", "func hint() -> (any UserServiceProtocol)? { CODE; return nil }"),
    ],
]
