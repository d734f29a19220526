/// The planted bugs in the row of a product.
let stage3RowBugs: [PlantedBug] = [
    PlantedBug(
        id: "price-not-compared", exercise: "product-row", file: "ProductRow.swift",
        concept: .parameters,
        rule: "",
        find: "product == other.product &&",
        replace: """
            product.identifier == other.product.identifier
            && product.name == other.product.name && product.shop == other.product.shop &&
            """,
        description: "Two rows with different prices are equal.",
        question: "A row shows several things, and a change of any of them is a difference.",
        hint: "Change one thing of a product, and only that, for each of them."),
    PlantedBug(
        id: "shop-not-compared", exercise: "product-row", file: "ProductRow.swift",
        concept: .parameters,
        rule: "",
        find: "product == other.product &&",
        replace: """
            product.identifier == other.product.identifier && product.name == other.product.name
            && product.price == other.product.price &&
            """,
        description: "Two rows with different shops are equal.",
        question: "A row shows more than the product. All of it counts.",
        hint: "What can change about a row although its product has the same name and price?"),
    PlantedBug(
        id: "like-not-compared", exercise: "product-row", file: "ProductRow.swift",
        concept: .parameters,
        rule: "",
        find: "product == other.product && isLiked == other.isLiked",
        replace: "product == other.product",
        description: "A row with a like equals one without.",
        question: "A row shows more than the product. All of it counts.",
        hint: "Change what is not a part of the product."),
    PlantedBug(
        id: "row-equals-its-product", exercise: "product-row", file: "ProductRow.swift",
        concept: .boundary,
        rule: "",
        find: "guard let other = other as? ProductRow else { return false }",
        replace:
            "guard let other = other as? ProductRow else { return product.isEqual(to: other) }",
        description: "A row equals the product that it shows.",
        question: "A list can hold values of several types.",
        hint: "Compare a row with something that is no row."),
    PlantedBug(
        id: "identifier-changes-with-the-price", exercise: "product-row", file: "ProductRow.swift",
        concept: .state,
        rule: "",
        find: #"product \(product.id)".hashValue"#,
        replace: #"product \(product.id)\(product.price)".hashValue"#,
        description: "A row has another identifier when its price has changed.",
        question: "A row that changes stays the same row.",
        hint: "Compare the identifiers of a row before and after a change."),
    PlantedBug(
        id: "one-identifier-for-a-shop", exercise: "product-row", file: "ProductRow.swift",
        concept: .ordinary,
        rule: "",
        find: #", product \(product.id)""#,
        replace: "\"",
        description: "All products of a shop have one identifier.",
        question: "Two different rows need two identifiers.",
        hint: "Compare two rows that have nothing in common but the shop."),
    PlantedBug(
        id: "shop-not-identified", exercise: "product-row", file: "ProductRow.swift",
        concept: .moreThanOne,
        rule: "",
        find: #"Row of shop \(product.shop.id), product"#,
        replace: "Row of product",
        description: "Products of two shops have one identifier if they have the same id.",
        question:
            "Two different rows need two identifiers. What makes a row different from all others?",
        hint: "There is more than one shop, and each counts its products by itself."),
]
