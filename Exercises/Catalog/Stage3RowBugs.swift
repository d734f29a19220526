/// The planted bugs in the row of a product.
let stage3RowBugs: [PlantedBug] = [
    PlantedBug(
        id: "only-the-price-compared", exercise: "product-row", file: "ProductRow.swift",
        idea: .parameters, topic: "every value that is compared",
        rule: "Two rows are equal only if they show the same thing.",
        find: "product == other.product &&",
        replace: """
            product.identifier == other.product.identifier
            && product.price == other.product.price &&
            """,
        description: "Two rows are equal if their products have the same id and price, even if "
            + "the names and the shops differ.",
        question: "A row shows several things. Is there a test that changes each of them alone?",
        hint: "Change one thing in a product, and only that. Repeat this for every property of a "
            + "product."),
    PlantedBug(
        id: "like-not-compared", exercise: "product-row", file: "ProductRow.swift",
        idea: .parameters, topic: "every value that is compared",
        rule: "Two rows are equal only if they show the same thing.",
        find: "product == other.product && isLiked == other.isLiked",
        replace: "product == other.product",
        description: "A row with a like equals a row without one.",
        question: "A row shows more than its product. What else must be equal?",
        hint: "Keep the product the same, and change the rest of the row."),
    PlantedBug(
        id: "row-equals-its-product", exercise: "product-row", file: "ProductRow.swift",
        idea: .boundary,
        rule: "A row can be equal only to another row.",
        find: "guard let other = other as? ProductRow else { return false }",
        replace:
            "guard let other = other as? ProductRow else { return product.isEqual(to: other) }",
        description: "A row equals the product that it shows.",
        question:
            "isEqual(to:) takes a value of any type. Which types do your tests pass to it?",
        hint: "Compare a row with something that isn't a row."),
    PlantedBug(
        id: "one-identifier-for-a-shop", exercise: "product-row", file: "ProductRow.swift",
        idea: .ordinary,
        rule: "The rows of two products have different identifiers.",
        find: #", product \(product.id)""#,
        replace: "\"",
        description: "The rows of all products in a shop have the same identifier.",
        question: "An identifier says which row it is. Which rows must it tell apart?",
        hint: "Compare the identifiers of two rows that have only the shop in common."),
    PlantedBug(
        id: "shop-not-identified", exercise: "product-row", file: "ProductRow.swift",
        idea: .moreThanOne, topic: "more than one row",
        rule: "Rows of two shops have different identifiers, even if their products have the same "
            + "id.",
        find: #"Row of shop \(product.shop.id), product"#,
        replace: "Row of product",
        description: "Rows of two shops have the same identifier if their products have the same "
            + "id.",
        question: "What makes a row different from all other rows?",
        hint: "There is more than one shop, and each shop numbers its own products."),
    PlantedBug(
        id: "identifier-changes-with-the-price", exercise: "product-row", file: "ProductRow.swift",
        idea: .state,
        rule: "A row keeps its identifier when its content changes.",
        find: #"product \(product.id)".hashValue"#,
        replace: #"product \(product.id)\(product.price)".hashValue"#,
        description: "A row gets a different identifier when its price changes.",
        question: "The content of a row can change. Is it a different row then?",
        hint: "Compare the identifiers of a row before and after a change."),
]
