/// The planted bugs in the validator of Accounts.
let accountsBugs: [PlantedBug] = [
    PlantedBug(
        id: "password-of-five", exercise: "account-validator", file: "FieldValidator.swift",
        concept: .boundary,
        find: "text.count >= 6",
        replace: "text.count >= 5",
        description: "A password with 5 characters is valid.",
        hints: [
            "How many characters has the shortest password?",
            "Try one that is a character too short, with a letter and a digit in it.",
        ]),
    PlantedBug(
        id: "password-of-six-refused", exercise: "account-validator", file: "FieldValidator.swift",
        concept: .boundary,
        find: "text.count >= 6",
        replace: "text.count > 6",
        description: "A password with 6 characters is not valid.",
        hints: [
            "How many characters has the shortest password?",
            "Try one that is just long enough.",
        ]),
    PlantedBug(
        id: "password-without-end", exercise: "account-validator", file: "FieldValidator.swift",
        concept: .boundary,
        find: ", text.count <= 64",
        replace: "",
        description: "A password can be as long as it likes.",
        hints: [
            "A password can be too long, too.",
            "Try one with a character more than the longest.",
        ]),
    PlantedBug(
        id: "longest-password-refused", exercise: "account-validator", file: "FieldValidator.swift",
        concept: .boundary,
        find: "text.count <= 64",
        replace: "text.count < 64",
        description: "The longest password is not valid.",
        hints: [
            "How many characters has the longest password?",
            "Try one that is just as long as it may be.",
        ]),
    PlantedBug(
        id: "bytes-of-a-password-counted", exercise: "account-validator",
        file: "FieldValidator.swift",
        concept: .boundary,
        find: "text.count >= 6",
        replace: "text.utf8.count >= 6",
        description: "Bytes are counted, and not characters: a letter with an accent has two.",
        hints: [
            "What is counted: characters, or something else?",
            "Try a short password with letters that English doesn't have.",
        ]),
    PlantedBug(
        id: "letters-of-english-only", exercise: "account-validator", file: "FieldValidator.swift",
        concept: .ordinary,
        find: #"text.contains(where: \.isLetter)"#,
        replace: #"text.contains { ("a"..."z").contains($0.lowercased()) }"#,
        description: "Only the 26 letters of English are letters.",
        hints: [
            "People choose passwords in their own script.",
            "Try a password without any letter from a to z.",
        ]),
    PlantedBug(
        id: "any-number-is-a-digit", exercise: "account-validator", file: "FieldValidator.swift",
        concept: .noNumber,
        find: #""0123456789".contains($0)"#,
        replace: "$0.isNumber",
        description: "Signs such as ½ and ² are taken for digits.",
        hints: [
            "Not all that Swift calls a number is a digit from 0 to 9.",
            "Try a sign that means a number, and is none of the ten digits.",
        ]),
    PlantedBug(
        id: "spaces-of-a-password-removed", exercise: "account-validator",
        file: "FieldValidator.swift",
        concept: .unchanged,
        find: "let hasLetter",
        replace: """
            let text = text.filter { !$0.isWhitespace }
            guard text.count >= 6 else { return false }
            let hasLetter
            """,
        description: "The spaces of a password are not counted.",
        hints: [
            "What does a space in a password count?",
            "Try a password that is long enough only with its space.",
        ]),
    PlantedBug(
        id: "a-letter-or-a-digit", exercise: "account-validator", file: "FieldValidator.swift",
        concept: .ordinary,
        find: "hasLetter && hasDigit",
        replace: "hasLetter || hasDigit",
        description: "A password needs a letter or a digit.",
        hints: [
            "A password needs more than one kind of character.",
            "Try a long password without a digit.",
        ]),
    PlantedBug(
        id: "a-second-at", exercise: "account-validator", file: "FieldValidator.swift",
        concept: .moreThanOne,
        find: "parts.count == 2",
        replace: "parts.count >= 2",
        description: "An address may have more than one @.",
        hints: [
            "How many @ has an address?",
            "Try one that is right up to its second @.",
        ]),
    PlantedBug(
        id: "nobody-at-an-address", exercise: "account-validator", file: "FieldValidator.swift",
        concept: .nothingOrZero,
        find: ", !parts[0].isEmpty",
        replace: "",
        description: "The part in front of the @ may be empty.",
        hints: [
            "An address has two parts around its @.",
            "Leave one of them out.",
        ]),
    PlantedBug(
        id: "name-without-a-dot", exercise: "account-validator", file: "FieldValidator.swift",
        concept: .ordinary,
        find: "names.count >= 2 && !names",
        replace: "!names",
        description: "The name behind the @ needs no dot.",
        hints: [
            "What does the name behind the @ have?",
            "Try a name that is a single word.",
        ]),
    PlantedBug(
        id: "two-dots-in-a-row", exercise: "account-validator", file: "FieldValidator.swift",
        concept: .boundary,
        find: #"!names.contains(where: \.isEmpty)"#,
        replace: "!names[0].isEmpty && !names[names.count - 1].isEmpty",
        description: "Two dots may follow each other.",
        hints: [
            "There is something between two dots.",
            "Try a name with a dot too many.",
        ]),
    PlantedBug(
        id: "dot-at-an-end", exercise: "account-validator", file: "FieldValidator.swift",
        concept: .boundary,
        find: #"!names.contains(where: \.isEmpty)"#,
        replace: #"!names.dropFirst().dropLast().contains(where: \.isEmpty)"#,
        description: "The name behind the @ may begin or end with a dot.",
        hints: [
            "There is something on both sides of a dot.",
            "Try a name that begins with a dot.",
        ]),
    PlantedBug(
        id: "line-break-in-an-address", exercise: "account-validator", file: "FieldValidator.swift",
        concept: .unchanged,
        find: #"!text.contains(where: \.isWhitespace)"#,
        replace: #"!text.contains(" ")"#,
        description: "Only a space is looked for, and not a line break.",
        hints: [
            "A space is not the only character that nobody sees.",
            "What may come with a text that was copied from somewhere?",
        ]),
    PlantedBug(
        id: "address-without-end", exercise: "account-validator", file: "FieldValidator.swift",
        concept: .boundary,
        find: "text.count <= 254, ",
        replace: "",
        description: "An address can be as long as it likes.",
        hints: [
            "An address can be too long.",
            "Try one with a character more than the longest.",
        ]),
    PlantedBug(
        id: "longest-address-refused", exercise: "account-validator", file: "FieldValidator.swift",
        concept: .boundary,
        find: "text.count <= 254",
        replace: "text.count < 254",
        description: "The longest address is not valid.",
        hints: [
            "How many characters has the longest address?",
            "Try one that is just as long as it may be.",
        ]),
    PlantedBug(
        id: "addresses-in-english-only", exercise: "account-validator",
        file: "FieldValidator.swift",
        concept: .ordinary,
        find: "guard text.count <= 254",
        replace: #"guard text.allSatisfy(\.isASCII), text.count <= 254"#,
        description: "An address can only have letters of English.",
        hints: [
            "There are addresses in other scripts.",
            "Try one with letters that English doesn't have.",
        ]),
]
