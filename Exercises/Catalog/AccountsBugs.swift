/// The planted bugs in the validator of Accounts.
let accountsBugs: [PlantedBug] = [
    PlantedBug(
        id: "letters-of-english-only", exercise: "account-validator", file: "FieldValidator.swift",
        idea: .ordinary,
        rule: "Letters can be from any writing system.",
        find: #"text.contains(where: \.isLetter)"#,
        replace: #"text.contains { ("a"..."z").contains($0.lowercased()) }"#,
        description: "Only the 26 English letters count as letters.",
        question: "Customers live in many countries. Which alphabets do the passwords in your "
            + "tests use?",
        hint: "Try a password without any letter from a to z."),
    PlantedBug(
        id: "password-of-five", exercise: "account-validator", file: "FieldValidator.swift",
        idea: .boundary,
        rule: "A password has 6 characters or more.",
        find: "text.count >= 6",
        replace: "text.count >= 5",
        description: "A password with 5 characters is valid.",
        question: "A password can be too short. Is that the only thing wrong with the password "
            + "that you try?",
        hint: "Try a password that has a letter and a digit, but is one character too short."),
    PlantedBug(
        id: "any-number-is-a-digit", exercise: "account-validator", file: "FieldValidator.swift",
        idea: .boundary,
        rule: "A password has a letter, and a digit from 0 to 9.",
        find: #""0123456789".contains($0)"#,
        replace: "$0.isNumber",
        description: "Characters such as ½ and ² count as digits.",
        question: "A password needs a digit. Which characters count as one?",
        hint: "Try a character that means a number, but isn't one of the ten digits."),
    PlantedBug(
        id: "spaces-of-a-password-removed", exercise: "account-validator",
        file: "FieldValidator.swift",
        idea: .unchanged,
        rule: "A space in a password counts as a character.",
        find: "let hasLetter",
        replace: """
            let text = text.filter { !$0.isWhitespace }
            guard text.count >= 6 else { return false }
            let hasLetter
            """,
        description: "The spaces in a password are not counted.",
        question: "A password may have spaces. Does a space count as a character?",
        hint: "Try a password that is long enough only with its space."),
    PlantedBug(
        id: "longest-address-refused", exercise: "account-validator", file: "FieldValidator.swift",
        idea: .boundary,
        rule: "A password has at most 64 characters, and an address at most 254.",
        find: "text.count <= 254",
        replace: "text.count < 254",
        description: "The longest address is not valid.",
        question: "An address can be too long. Which is the longest one that is valid?",
        hint: "Try an address that is exactly as long as allowed, and one that is longer."),
    PlantedBug(
        id: "a-second-at", exercise: "account-validator", file: "FieldValidator.swift",
        idea: .moreThanOne, topic: "more than one of the same character",
        rule: "An address has one @.",
        find: "parts.count == 2",
        replace: "parts.count >= 2",
        description: "An address may have more than one @.",
        question: "Text without an @ isn't an address. What else can be wrong with the @?",
        hint: "Try an address that is valid, except that one of its characters occurs twice."),
    PlantedBug(
        id: "any-dot-will-do", exercise: "account-validator", file: "FieldValidator.swift",
        idea: .nothingOrZero,
        rule: "The name after the @ has a dot, with text on both sides of it.",
        find: #"names.count >= 2 && !names.contains(where: \.isEmpty)"#,
        replace: "names.count >= 2",
        description: "The name after the @ needs a dot, but no text before or after the dot.",
        question: "A dot splits the name after the @. What must be on both sides of the dot?",
        hint: "Leave out a part of the name, but keep its dots."),
    PlantedBug(
        id: "line-break-in-an-address", exercise: "account-validator", file: "FieldValidator.swift",
        idea: .ordinary,
        rule: "An address has no spaces and no line breaks.",
        find: #"!text.contains(where: \.isWhitespace)"#,
        replace: #"!text.contains(" ")"#,
        description: "The check finds spaces, but not line breaks.",
        question:
            "Some characters are invisible. Which of them do your tests try?",
        hint: "Which characters might come along when text is copied and pasted?"),
]
