/// The planted bugs in the row of a product.
let stage3RowBugs: [PlantedBug] = [
    PlantedBug(
        id: "only-the-price-compared", exercise: "product-row", file: "ProductRow.swift",
        concept: .parameters,
        rule: "Two rows are equal only if they show the same.",
        find: "product == other.product &&",
        replace: """
            product.identifier == other.product.identifier
            && product.price == other.product.price &&
            """,
        description: "Two rows are equal if their products have the same id and price, whatever "
            + "the name and the shop are.",
        question: "A row shows several things. Which of them have your tests changed alone?",
        hint: "Change one thing of a product, and only that. Do it for each thing that a "
            + "product has."),
    PlantedBug(
        id: "like-not-compared", exercise: "product-row", file: "ProductRow.swift",
        concept: .parameters,
        rule: "Two rows are equal only if they show the same.",
        find: "product == other.product && isLiked == other.isLiked",
        replace: "product == other.product",
        description: "A row with a like equals one without.",
        question: "A row shows more than its product. What else counts?",
        hint: "Leave the product as it is, and change the rest."),
    PlantedBug(
        id: "row-equals-its-product", exercise: "product-row", file: "ProductRow.swift",
        concept: .boundary,
        rule: "A row is equal to nothing but a row.",
        find: "guard let other = other as? ProductRow else { return false }",
        replace:
            "guard let other = other as? ProductRow else { return product.isEqual(to: other) }",
        description: "A row equals the product that it shows.",
        question:
            "isEqual(to:) takes a value of any type. Which types have your tests given to it?",
        hint: "Compare a row with something that is no row."),
    PlantedBug(
        id: "one-identifier-for-a-shop", exercise: "product-row", file: "ProductRow.swift",
        concept: .ordinary,
        rule: "Two products have two identifiers.",
        find: #", product \(product.id)""#,
        replace: "\"",
        description: "All products of a shop have one identifier.",
        question: "An identifier says which row it is. Which rows does it have to tell apart?",
        hint: "Compare two rows that have nothing in common but the shop."),
    PlantedBug(
        id: "shop-not-identified", exercise: "product-row", file: "ProductRow.swift",
        concept: .moreThanOne,
        rule: "Products of two shops have two identifiers, also with the same id.",
        find: #"Row of shop \(product.shop.id), product"#,
        replace: "Row of product",
        description: "Products of two shops have one identifier if they have the same id.",
        question: "What makes a row different from all other rows?",
        hint: "There is more than one shop, and each counts its products by itself."),
    PlantedBug(
        id: "identifier-changes-with-the-price", exercise: "product-row", file: "ProductRow.swift",
        concept: .state,
        rule: "A row that changes keeps its identifier.",
        find: #"product \(product.id)".hashValue"#,
        replace: #"product \(product.id)\(product.price)".hashValue"#,
        description: "A row has another identifier when its price has changed.",
        question: "What a row shows can change. Is it another row then?",
        hint: "Compare the identifiers of a row before and after a change."),
]
