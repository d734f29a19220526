/// Correct variants of stage 3, on which the learner's tests must pass.
let stage3Variants: [CorrectVariant] = [
    CorrectVariant(
        id: "answers-through-a-task", file: "AdvancedUseCase.swift",
        find: "DispatchQueue.main.async { completion(result) }",
        replace: "Task { @MainActor in completion(result) }",
        description: "The use case uses a Task instead of the main queue to answer later.",
        isLater: true),
    CorrectVariant(
        id: "outputs-one-turn-later", file: "AdvancedViewModel.swift",
        find: """
                            receiveData?()
                        case .failed(let message):
                            onErrorReceiveData?(message)
            """,
        replace: """
                            Task { [weak self] in self?.receiveData?() }
                        case .failed(let message):
                            Task { [weak self] in self?.onErrorReceiveData?(message) }
            """,
        description: "The view model calls receiveData and onErrorReceiveData a little later, "
            + "after its request has been answered.",
        isLater: true),
    CorrectVariant(
        id: "selection-one-turn-later", file: "AdvancedViewModel+Selecting.swift",
        find: """
                    guard products.indices.contains(index) else {
                        doSideEffect?("error")
                        return
                    }
                    doSideEffect?("something crazy \\(products[index].name)")
            """,
        replace: """
                    let isThere = index >= 0 && index < products.count
                    let text = isThere ? "something crazy \\(products[index].name)" : "error"
                    Task { [weak self] in self?.doSideEffect?(text) }
            """,
        description: "The view model compares the index with the number of products, and calls "
            + "doSideEffect a little later, after didSelect(index:) has returned.",
        isLater: true),
    CorrectVariant(
        id: "identifier-by-a-hasher", file: "ProductRow.swift",
        find: #""Row of shop \(product.shop.id), product \(product.id)".hashValue"#,
        replace: """
            var hasher = Hasher()
            hasher.combine("ProductRow")
            hasher.combine(product.id)
            hasher.combine(product.shop.id)
            return hasher.finalize()
            """,
        description: "The identifier of a row is made with a Hasher, so it is a different number."),
]
