/// The planted bugs in the two functions of stage 1.
let stage1Bugs: [PlantedBug] = [
    // MARK: Even or odd
    PlantedBug(
        id: "every-number-is-even", exercise: "even-odd", file: "EvenOdd.swift",
        concept: .ordinary,
        rule: "",
        find: "number.isMultiple(of: 2)",
        replace: "true",
        description: "Every number counts as even.",
        question: "A function with two answers has to be seen giving both of them.",
        hint: "Which answer has no test of yours asked for so far?"),
    PlantedBug(
        id: "zero-is-odd", exercise: "even-odd", file: "EvenOdd.swift",
        concept: .nothingOrZero,
        rule: "",
        find: "number.isMultiple(of: 2)",
        replace: "number != 0 && number.isMultiple(of: 2)",
        description: "Zero counts as odd.",
        question: "Look at isEven(number:), and at the numbers that people forget.",
        hint: "Try the number that is neither positive nor negative."),
    PlantedBug(
        id: "negative-odd-is-even", exercise: "even-odd", file: "EvenOdd.swift",
        concept: .negative,
        rule: "",
        find: "number.isMultiple(of: 2)",
        replace: "number % 2 != 1",
        description:
            "A negative odd number counts as even, since its remainder is -1 and not 1.",
        question: "Look at isEven(number:), and at what `%` gives on both sides of zero.",
        hint: "Try odd numbers of both signs."),
    PlantedBug(
        id: "negative-even-is-odd", exercise: "even-odd", file: "EvenOdd.swift",
        concept: .negative,
        rule: "",
        find: "number.isMultiple(of: 2)",
        replace: "number >= 0 && number.isMultiple(of: 2)",
        description: "Each negative number counts as odd.",
        question: "Look at isEven(number:): even numbers are on both sides of zero.",
        hint: "Try even numbers of both signs."),
    PlantedBug(
        id: "one-last-digit-forgotten", exercise: "even-odd", file: "EvenOdd.swift",
        concept: .ordinary,
        rule: "",
        find: "number.isMultiple(of: 2)",
        replace: #"["0", "2", "4", "6"].contains(String(number).suffix(1))"#,
        description:
            "A number that ends with 8 counts as odd, since a list of digits leaves it out.",
        question: "A person looks at the last digit of a number, and some code does, too.",
        hint: "A digit can be one of ten. How many of them do your tests have at the end of a "
            + "number?"),

    // MARK: Number formatter
    PlantedBug(
        id: "zeros-of-a-group-lost", exercise: "number-formatter",
        file: "NumberFormatter.swift",
        concept: .ordinary,
        rule: "",
        find: "let digits = String(number.magnitude)",
        replace: #"""
            if number >= 1_000 {
                let front = numberFormatter(
                    number: number / 1_000, separator: separator, currency: currency)
                return "\(front)\(separator)\(number % 1_000)"
            }
            let digits = String(number.magnitude)
            """#,
        description:
            "A group loses the zeros that it begins with, since it is made by division.",
        question: "Every group after the first has three digits, whichever digits they are.",
        hint: "Try a number with a group that is small: what if it has fewer than three digits?"),
    PlantedBug(
        id: "separator-before-first-digit", exercise: "number-formatter",
        file: "NumberFormatter.swift",
        concept: .boundary,
        rule: "",
        find: "if index > 0, digitsLeft",
        replace: "if digitsLeft",
        description:
            "A number that is full groups only gets a separator before its first digit.",
        question: "A separator stands between two groups. Look at where the first group begins.",
        hint: "How many digits may the first group have? Try a number for each count."),
    PlantedBug(
        id: "separator-after-every-group", exercise: "number-formatter",
        file: "NumberFormatter.swift",
        concept: .ordinary,
        rule: "",
        find: """
                        if index > 0, digitsLeft.isMultiple(of: 3) {
                            grouped += separator
                        }
                        grouped.append(digit)
            """,
        replace: """
                        grouped.append(digit)
                        if (digitsLeft - 1).isMultiple(of: 3) {
                            grouped += separator
                        }
            """,
        description: "Each group is followed by a separator, also the last one.",
        question: "A separator stands between two groups. Look at how the price ends.",
        hint: "Try nearly any number, and compare the whole price."),
    PlantedBug(
        id: "groups-counted-from-the-left", exercise: "number-formatter",
        file: "NumberFormatter.swift",
        concept: .ordinary,
        rule: "",
        find: "digits.count - index",
        replace: "index",
        description: "The groups are counted from the first digit and not from the last.",
        question:
            "Groups have three digits if you count them from the right. Look at the first group.",
        hint: "Try long numbers whose first group is shorter than the others."),
    PlantedBug(
        id: "only-the-last-group-separated", exercise: "number-formatter",
        file: "NumberFormatter.swift",
        concept: .moreThanOne,
        rule: "",
        find: "digitsLeft.isMultiple(of: 3)",
        replace: "digitsLeft == 3",
        description: "A price has one separator at most, before its last three digits.",
        question: "A long number has more than two groups.",
        hint: "Try bigger and bigger numbers, and count the separators."),
    PlantedBug(
        id: "one-thousand-ungrouped", exercise: "number-formatter",
        file: "NumberFormatter.swift",
        concept: .boundary,
        rule: "",
        find: "if index > 0, digitsLeft",
        replace: "if number.magnitude > 1_000, index > 0, digitsLeft",
        description: "1000 has no separator, since a comparison leaves it out.",
        question: "A number needs a separator from a certain size on. Look at where that begins.",
        hint: "Try the numbers right at the edge: the last without a separator, the first with one."
    ),
    PlantedBug(
        id: "negatives-ungrouped", exercise: "number-formatter", file: "NumberFormatter.swift",
        concept: .negative,
        rule: "",
        find: "if index > 0, digitsLeft",
        replace: "if number > 0, index > 0, digitsLeft",
        description: "A negative number has no separators.",
        question: "The digits of a negative number follow the same rules.",
        hint: "Try negative numbers, and not only short ones."),
    PlantedBug(
        id: "separator-after-the-minus", exercise: "number-formatter",
        file: "NumberFormatter.swift",
        concept: .negative,
        rule: "",
        find: "if index > 0, digitsLeft",
        replace: "if index > 0 || number < 0, digitsLeft",
        description:
            "The minus sign counts as a digit, so that -100 has a separator behind it.",
        question: "A minus sign is no digit. Look at what stands right behind it.",
        hint: "Try negative numbers with one digit, with two, with three, and so on."),
    PlantedBug(
        id: "minus-before-the-currency", exercise: "number-formatter",
        file: "NumberFormatter.swift",
        concept: .negative,
        rule: "",
        find: #""\(currency) \(sign)\(grouped)""#,
        replace: #""\(sign)\(currency) \(grouped)""#,
        description: "The minus sign stands before the currency.",
        question:
            "A price has three parts: the currency, the sign and the digits. Look at their order.",
        hint: "Compare the whole price, for numbers on both sides of zero."),
    PlantedBug(
        id: "smallest-number-traps", exercise: "number-formatter",
        file: "NumberFormatter.swift",
        concept: .boundary,
        rule: "",
        find: "String(number.magnitude)",
        replace: "String(abs(number))",
        description: "The smallest number crashes, since it has no positive counterpart.",
        question: "Every Int has a price. Look at the ends of what an Int can hold.",
        hint: "Try the largest and the smallest number that there are."),
    PlantedBug(
        id: "separator-ignored", exercise: "number-formatter", file: "NumberFormatter.swift",
        concept: .parameters,
        rule: "",
        find: "grouped += separator",
        replace: #"grouped += ".""#,
        description: "The separator is a point, whatever is passed.",
        question: "numberFormatter takes more than a number. Look at each of its arguments.",
        hint: "Pass every argument yourself, and leave none as it is by default."),
    PlantedBug(
        id: "currency-ignored", exercise: "number-formatter", file: "NumberFormatter.swift",
        concept: .parameters,
        rule: "",
        find: #"return "\(currency)"#,
        replace: #"return "Rp"#,
        description: "The currency is the rupiah, whatever is passed.",
        question: "numberFormatter takes more than a number. Look at each of its arguments.",
        hint: "Imagine a shop in another country."),
]
