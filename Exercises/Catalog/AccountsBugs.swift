/// The planted bugs in the validator of Accounts.
let accountsBugs: [PlantedBug] = [
    PlantedBug(
        id: "letters-of-english-only", exercise: "account-validator", file: "FieldValidator.swift",
        concept: .ordinary,
        rule: "Letters can be of any script.",
        find: #"text.contains(where: \.isLetter)"#,
        replace: #"text.contains { ("a"..."z").contains($0.lowercased()) }"#,
        description: "Only the 26 letters of English are letters.",
        question: "Customers live in many countries. In which scripts are the texts of your tests?",
        hint: "Try a password without any letter from a to z."),
    PlantedBug(
        id: "password-of-five", exercise: "account-validator", file: "FieldValidator.swift",
        concept: .boundary,
        rule: "A password has 6 characters or more.",
        find: "text.count >= 6",
        replace: "text.count >= 5",
        description: "A password with 5 characters is valid.",
        question: "A password can be too short. Is length the only thing that is wrong with yours?",
        hint: "Try one that is a character too short, with a letter and a digit in it."),
    PlantedBug(
        id: "any-number-is-a-digit", exercise: "account-validator", file: "FieldValidator.swift",
        concept: .boundary,
        rule: "A password has a letter, and a digit from 0 to 9.",
        find: #""0123456789".contains($0)"#,
        replace: "$0.isNumber",
        description: "Signs such as ½ and ² are taken for digits.",
        question: "A password needs a digit. Which characters count as one?",
        hint: "Try a sign that means a number, and is none of the ten digits."),
    PlantedBug(
        id: "spaces-of-a-password-removed", exercise: "account-validator",
        file: "FieldValidator.swift",
        concept: .unchanged,
        rule: "A space of a password is a character like others.",
        find: "let hasLetter",
        replace: """
            let text = text.filter { !$0.isWhitespace }
            guard text.count >= 6 else { return false }
            let hasLetter
            """,
        description: "The spaces of a password are not counted.",
        question: "A password may have spaces. Does a space count as a character?",
        hint: "Try a password that is long enough only with its space."),
    PlantedBug(
        id: "longest-address-refused", exercise: "account-validator", file: "FieldValidator.swift",
        concept: .boundary,
        rule: "A password has at most 64 characters, and an address at most 254.",
        find: "text.count <= 254",
        replace: "text.count < 254",
        description: "The longest address is not valid.",
        question: "An address can be too long. Which is the longest one that is valid?",
        hint: "Try one that is just as long as it may be, and one that is longer."),
    PlantedBug(
        id: "a-second-at", exercise: "account-validator", file: "FieldValidator.swift",
        concept: .moreThanOne,
        rule: "An address has one @.",
        find: "parts.count == 2",
        replace: "parts.count >= 2",
        description: "An address may have more than one @.",
        question: "Without an @ it is no address. Is that all that can be wrong with the @?",
        hint: "Try an address that is right up to a sign that is there again."),
    PlantedBug(
        id: "any-dot-will-do", exercise: "account-validator", file: "FieldValidator.swift",
        concept: .nothingOrZero,
        rule: "The name behind the @ has a dot, with something on each side of it.",
        find: #"names.count >= 2 && !names.contains(where: \.isEmpty)"#,
        replace: "names.count >= 2",
        description: "The name behind the @ needs a dot, and nothing beside it.",
        question: "A dot parts the name behind the @. What has to be around it?",
        hint: "Leave out a part of the name, and keep its dots."),
    PlantedBug(
        id: "line-break-in-an-address", exercise: "account-validator", file: "FieldValidator.swift",
        concept: .ordinary,
        rule: "An address has no space and no line break.",
        find: #"!text.contains(where: \.isWhitespace)"#,
        replace: #"!text.contains(" ")"#,
        description: "Only a space is looked for, and not a line break.",
        question:
            "Some characters are there and nobody sees them. Which of them do your tests try?",
        hint: "Think of what comes with a text that was copied from somewhere."),
]
