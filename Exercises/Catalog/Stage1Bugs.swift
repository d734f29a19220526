/// The planted bugs in the two functions of stage 1.
let stage1Bugs: [PlantedBug] = [
    // MARK: Even or odd
    PlantedBug(
        id: "every-number-is-even", exercise: "even-odd", file: "EvenOdd.swift",
        idea: .ordinary, isGreenAtFirst: true,
        rule: "An odd number isn't even.",
        find: "number.isMultiple(of: 2)",
        replace: "true",
        description: "Every number counts as even.",
        question:
            "isEven(number:) can return two values. Which of them do your tests never expect?",
        hint: "Test an ordinary number that gives the other value."),
    PlantedBug(
        id: "zero-is-odd", exercise: "even-odd", file: "EvenOdd.swift",
        idea: .nothingOrZero,
        rule: "Zero is even.",
        find: "number.isMultiple(of: 2)",
        replace: "number != 0 && number.isMultiple(of: 2)",
        description: "Zero counts as odd.",
        question: "Do your tests include the numbers that people forget?",
        hint: "Test the number that is neither positive nor negative."),
    PlantedBug(
        id: "negative-odd-is-even", exercise: "even-odd", file: "EvenOdd.swift",
        idea: .negative,
        rule: "A negative odd number isn't even.",
        find: "number.isMultiple(of: 2)",
        replace: "number % 2 != 1",
        description:
            "A negative odd number counts as even, because its remainder is -1 instead of 1.",
        question:
            "Many people write this function with `%`. What does `%` return for numbers below "
            + "zero?",
        hint: "Try odd numbers above and below zero."),
    PlantedBug(
        id: "negative-even-is-odd", exercise: "even-odd", file: "EvenOdd.swift",
        idea: .negative,
        rule: "A negative even number is even.",
        find: "number.isMultiple(of: 2)",
        replace: "number >= 0 && number.isMultiple(of: 2)",
        description: "Every negative number counts as odd.",
        question: "Do your tests include even numbers on both sides of zero?",
        hint: "Try even numbers below zero."),

    // MARK: Number formatter
    PlantedBug(
        id: "zero-has-no-digits", exercise: "number-formatter",
        file: "NumberFormatter.swift",
        idea: .nothingOrZero,
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
            "The price of zero has no digits, because the loop that makes them never runs for 0.",
        question: "The shortest prices have one digit. Which one-digit number is easy to forget?",
        hint: "Test the number that is neither positive nor negative."),
    PlantedBug(
        id: "separator-before-first-digit", exercise: "number-formatter",
        file: "NumberFormatter.swift",
        idea: .boundary,
        rule: "There is no separator before the first digit.",
        find: "if index > 0, digitsLeft",
        replace: "if digitsLeft",
        description:
            "If all groups have three digits, there is a separator before the first digit.",
        question: "Up to three digits make one group. How many separators does a price with one "
            + "group have?",
        hint: "Test a number with one digit, one with two, and one with three."),
    PlantedBug(
        id: "zeros-of-a-group-lost", exercise: "number-formatter",
        file: "NumberFormatter.swift",
        idea: .ordinary,
        rule: "A group keeps its leading zeros.",
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
            "A group loses its leading zeros, because it is made by division.",
        question:
            "After the first group, each group has three digits. What if some of these digits are "
            + "zeros?",
        hint: "Test a number above 1000 whose last three digits start with a zero."),
    PlantedBug(
        id: "only-the-last-group-separated", exercise: "number-formatter",
        file: "NumberFormatter.swift",
        idea: .moreThanOne, topic: "more than one group of digits",
        rule: "There is a separator between every two groups of three digits, counted from the "
            + "right.",
        find: "digitsLeft.isMultiple(of: 3)",
        replace: "digitsLeft == 3",
        description: "A price has at most one separator, before its last three digits.",
        question: "A long number has more than two groups. How many separators does it need?",
        hint: "Try larger and larger numbers, and count the separators."),
    PlantedBug(
        id: "separator-after-the-minus", exercise: "number-formatter",
        file: "NumberFormatter.swift",
        idea: .negative,
        rule: "A minus sign comes right before the digits, and isn't a digit itself.",
        find: "if index > 0, digitsLeft",
        replace: "if index > 0 || number < 0, digitsLeft",
        description:
            "The minus sign counts as a digit, so -100 has a separator after the minus.",
        question: "A minus sign isn't a digit. What comes right after it?",
        hint: "Try negative numbers with one digit, two digits, three digits, and so on."),
    PlantedBug(
        id: "separator-ignored", exercise: "number-formatter", file: "NumberFormatter.swift",
        idea: .parameters,
        rule: "A price has the separator and the currency that are passed.",
        find: "grouped += separator",
        replace: #"grouped += ".""#,
        description: "The separator is always a point, whatever separator is passed.",
        question: "numberFormatter takes more than a number. Would your tests fail if it ignored "
            + "the other arguments?",
        hint: "Pass every argument yourself, with values that aren't the defaults."),
    PlantedBug(
        id: "smallest-number-traps", exercise: "number-formatter",
        file: "NumberFormatter.swift",
        idea: .boundary,
        rule: "Every Int has a price.",
        find: "String(number.magnitude)",
        replace: "String(abs(number))",
        description: "The code crashes for the smallest Int, because that number has no positive "
            + "counterpart.",
        question: "Every Int has a price. Which Ints are the most extreme?",
        hint: "Test the largest and the smallest Int."),
]
