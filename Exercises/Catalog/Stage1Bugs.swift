/// The planted bugs in the two functions of stage 1.
let stage1Bugs: [PlantedBug] = [
    // MARK: Even or odd
    PlantedBug(
        id: "every-number-is-even", exercise: "even-odd", file: "EvenOdd.swift",
        concept: .ordinary,
        rule: "An odd number is not even.",
        find: "number.isMultiple(of: 2)",
        replace: "true",
        description: "Every number counts as even.",
        question: "isEven(number:) has two answers. Which of them has no test of yours asked for?",
        hint: "Try an ordinary number for which the answer is the other one."),
    PlantedBug(
        id: "zero-is-odd", exercise: "even-odd", file: "EvenOdd.swift",
        concept: .nothingOrZero,
        rule: "Zero is even.",
        find: "number.isMultiple(of: 2)",
        replace: "number != 0 && number.isMultiple(of: 2)",
        description: "Zero counts as odd.",
        question: "Do your tests have the numbers that people forget?",
        hint: "Try the number that is neither positive nor negative."),
    PlantedBug(
        id: "negative-odd-is-even", exercise: "even-odd", file: "EvenOdd.swift",
        concept: .negative,
        rule: "A negative odd number is not even.",
        find: "number.isMultiple(of: 2)",
        replace: "number % 2 != 1",
        description:
            "A negative odd number counts as even, since its remainder is -1 and not 1.",
        question:
            "Many people write this function with `%`. What does `%` give on both sides of zero?",
        hint: "Try odd numbers of both signs."),
    PlantedBug(
        id: "negative-even-is-odd", exercise: "even-odd", file: "EvenOdd.swift",
        concept: .negative,
        rule: "A negative even number is even.",
        find: "number.isMultiple(of: 2)",
        replace: "number >= 0 && number.isMultiple(of: 2)",
        description: "Each negative number counts as odd.",
        question: "Where do the even numbers begin, and where do they end?",
        hint: "Try even numbers of both signs."),

    // MARK: Number formatter
    PlantedBug(
        id: "zeros-of-a-group-lost", exercise: "number-formatter",
        file: "NumberFormatter.swift",
        concept: .ordinary,
        rule: "A group keeps the zeros that it begins with.",
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
        question:
            "Each group but the first has three digits. Which digits can a group begin with?",
        hint: "Try a number with a group that is a small number when you read it alone."),
    PlantedBug(
        id: "separator-before-first-digit", exercise: "number-formatter",
        file: "NumberFormatter.swift",
        concept: .boundary,
        rule: "There is no separator before the first digit.",
        find: "if index > 0, digitsLeft",
        replace: "if digitsLeft",
        description:
            "A number that is full groups only gets a separator before its first digit.",
        question: "A separator stands between two groups. What stands before the first group?",
        hint: "The first group has one, two or three digits. Try a number for each count."),
    PlantedBug(
        id: "only-the-last-group-separated", exercise: "number-formatter",
        file: "NumberFormatter.swift",
        concept: .moreThanOne,
        rule: "There is a separator between every two groups of three digits, counted from the "
            + "right.",
        find: "digitsLeft.isMultiple(of: 3)",
        replace: "digitsLeft == 3",
        description: "A price has one separator at most, before its last three digits.",
        question: "A long number has more than two groups. How many separators does it need?",
        hint: "Try bigger and bigger numbers, and count the separators."),
    PlantedBug(
        id: "separator-after-the-minus", exercise: "number-formatter",
        file: "NumberFormatter.swift",
        concept: .negative,
        rule: "A minus sign stands right before the digits, and is no digit.",
        find: "if index > 0, digitsLeft",
        replace: "if index > 0 || number < 0, digitsLeft",
        description:
            "The minus sign counts as a digit, so that -100 has a separator behind it.",
        question: "A minus sign is no digit. What may stand right behind it?",
        hint: "Try negative numbers with one digit, with two, with three, and so on."),
    PlantedBug(
        id: "separator-ignored", exercise: "number-formatter", file: "NumberFormatter.swift",
        concept: .parameters,
        rule: "A price has the separator and the currency that are passed.",
        find: "grouped += separator",
        replace: #"grouped += ".""#,
        description: "The separator is a point, whatever is passed.",
        question: "numberFormatter takes more than a number. Would your tests notice if it "
            + "ignored the rest?",
        hint: "Pass every argument yourself, and leave none as it is by default."),
    PlantedBug(
        id: "zero-has-no-digits", exercise: "number-formatter",
        file: "NumberFormatter.swift",
        concept: .nothingOrZero,
        rule: "Every Int has a price.",
        find: "let digits = String(number.magnitude)",
        replace: #"""
            var digits = ""
            var rest = number.magnitude
            while rest > 0 {
                digits = "\(rest % 10)\(digits)"
                rest /= 10
            }
            """#,
        description:
            "The price of zero has no digits, since a loop divides until nothing is left.",
        question:
            "Some code makes the digits of a number by dividing. When does it begin to divide?",
        hint: "Try the number of which nothing is left from the start."),
    PlantedBug(
        id: "smallest-number-traps", exercise: "number-formatter",
        file: "NumberFormatter.swift",
        concept: .boundary,
        rule: "Every Int has a price.",
        find: "String(number.magnitude)",
        replace: "String(abs(number))",
        description: "The smallest number crashes, since it has no positive counterpart.",
        question: "Every Int has a price. Where do the Ints end?",
        hint: "Try the largest and the smallest number that there are."),
]
