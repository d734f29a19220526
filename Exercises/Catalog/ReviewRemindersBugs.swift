/// The planted bugs in the reminders of Review.
let reviewRemindersBugs: [PlantedBug] = [
    PlantedBug(
        id: "paid-invoice-reminded", exercise: "review-reminders", file: "Reminders.swift",
        concept: .ordinary,
        rule: "Who has paid gets no message.",
        find: "!invoice.isPaid && invoice.days > 7",
        replace: "invoice.days > 7",
        description: "Who has paid is reminded, too.",
        question: "Two things make an invoice late. Is there a test for each of them?",
        hint: "Let an old invoice be paid."),
    PlantedBug(
        id: "late-after-seven-days", exercise: "review-reminders", file: "Reminders.swift",
        concept: .boundary,
        rule: "An invoice is late after more than 7 days.",
        find: "invoice.days > 7",
        replace: "invoice.days >= 7",
        description: "An invoice that is 7 days old is late already.",
        question: "All invoices in the tests are old. How old is just not late?",
        hint: "Try the last day on which an invoice isn't late, and the first one on which it is."),
    PlantedBug(
        id: "last-invoice-counts", exercise: "review-reminders", file: "Reminders.swift",
        concept: .moreThanOne,
        rule: "The message says the sum of all late invoices of the buyer.",
        find: "sums[invoice.buyer, default: 0] += invoice.amount",
        replace: "sums[invoice.buyer] = invoice.amount",
        description: "The message says the amount of the buyer's last invoice, and not the sum.",
        question: "One test gives two invoices to a buyer. What does the buyer read then?",
        hint: "Look for the sum in the text of a buyer with two invoices."),
    PlantedBug(
        id: "first-buyer-gets-all", exercise: "review-reminders", file: "Reminders.swift",
        concept: .parameters,
        rule: "Each buyer gets the message with their own sum.",
        find: "to: buyer)",
        replace: "to: invoices[0].buyer)",
        description: "All messages go to the buyer of the first invoice.",
        question: "The mock notes texts and buyers. Which test brings the two together?",
        hint: "Take two buyers with different sums, and look what each of them got."),
    PlantedBug(
        id: "stops-at-who-is-missed", exercise: "review-reminders", file: "Reminders.swift",
        concept: .failure,
        rule: "If a buyer can't be reached, the others get their messages all the same.",
        find: "if !isSent { missed.append(buyer) }",
        replace: """
            if !isSent {
                missed.append(buyer)
                break
            }
            """,
        description: "After the first buyer who can't be reached, nobody gets a message.",
        question: "A buyer can't be reached. Who else is there in that test?",
        hint: "Take some buyers, and let one or two of them be out of reach."),
    PlantedBug(
        id: "reached-are-returned", exercise: "review-reminders", file: "Reminders.swift",
        concept: .failure,
        rule: "The buyers who could not be reached are returned.",
        find: "if !isSent {",
        replace: "if isSent {",
        description: "The buyers who were reached are returned.",
        question: "The function returns something. Which test looks at it?",
        hint: "Compare what is returned with the names of those who were out of reach."),
    PlantedBug(
        id: "missed-in-any-order", exercise: "review-reminders", file: "Reminders.swift",
        concept: .order,
        rule: "The buyers who could not be reached are sorted by name.",
        find: "missed.sorted()",
        replace: "missed",
        description: "The buyers who could not be reached are in the order of their sums.",
        question: "One order is promised, and another one isn't. Which one do the tests check?",
        hint: "Let two buyers be out of reach, and give the larger sum to the later name."),
    PlantedBug(
        id: "sent-once-more", exercise: "review-reminders", file: "Reminders.swift",
        concept: .howOften,
        rule: "A message is sent once, also if the buyer can't be reached.",
        find: #"messenger.send("Please pay \(sum) rupiah.", to: buyer)"#,
        replace: #"""
            messenger.send("Please pay \(sum) rupiah.", to: buyer)
                || messenger.send("Please pay \(sum) rupiah.", to: buyer)
            """#,
        description: "A message that didn't reach its buyer is sent a second time.",
        question: "How many messages does a buyer get who can't be reached?",
        hint: "Count the calls of a buyer who is out of reach."),
]
