/// The planted bugs in the reminders of Review.
let reviewRemindersBugs: [PlantedBug] = [
    PlantedBug(
        id: "paid-invoice-reminded", exercise: "review-reminders", file: "Reminders.swift",
        idea: .ordinary,
        rule: "A buyer who has paid gets no message.",
        find: "!invoice.isPaid && invoice.days > 7",
        replace: "invoice.days > 7",
        description: "A buyer who has paid is also reminded.",
        question: "An invoice is late only if two things are true. Is there a test for each of "
            + "them?",
        hint: "Use an old invoice that has been paid."),
    PlantedBug(
        id: "late-after-seven-days", exercise: "review-reminders", file: "Reminders.swift",
        idea: .boundary,
        rule: "An invoice is late after more than 7 days.",
        find: "invoice.days > 7",
        replace: "invoice.days >= 7",
        description: "An invoice that is 7 days old is already late.",
        question: "All invoices in the tests are old. How old can an invoice be without being "
            + "late?",
        hint: "Try the last day on which an invoice isn't late, and the first day on which it is."),
    PlantedBug(
        id: "last-invoice-counts", exercise: "review-reminders", file: "Reminders.swift",
        idea: .moreThanOne, topic: "more than one invoice",
        rule: "The message contains the sum of all the buyer's late invoices.",
        find: "sums[invoice.buyer, default: 0] += invoice.amount",
        replace: "sums[invoice.buyer] = invoice.amount",
        description: "The message contains the amount of the last invoice instead of the sum.",
        question: "In one test, a buyer has two invoices. What does the message say then?",
        hint: "Look for the sum in the message to a buyer with two invoices."),
    PlantedBug(
        id: "first-buyer-gets-all", exercise: "review-reminders", file: "Reminders.swift",
        idea: .parameters,
        rule: "Each buyer gets the message with their own sum.",
        find: "to: buyer)",
        replace: "to: invoices[0].buyer)",
        description: "All messages go to the buyer of the first invoice.",
        question: "The mock records texts and buyers. Which test checks them together?",
        hint: "Use two buyers with different sums, and check what each of them got."),
    PlantedBug(
        id: "stops-at-who-is-missed", exercise: "review-reminders", file: "Reminders.swift",
        idea: .failure,
        rule: "If a buyer can't be reached, the others still get their messages.",
        find: "if !isSent { missed.append(buyer) }",
        replace: """
            if !isSent {
                missed.append(buyer)
                break
            }
            """,
        description: "After the first buyer who can't be reached, no one gets a message.",
        question: "A buyer can't be reached. Are there other buyers in that test?",
        hint: "Use several buyers, and make one or two of them impossible to reach."),
    PlantedBug(
        id: "reached-are-returned", exercise: "review-reminders", file: "Reminders.swift",
        idea: .failure,
        rule: "The buyers who could not be reached are returned.",
        find: "if !isSent {",
        replace: "if isSent {",
        description: "The buyers who were reached are returned.",
        question: "The function returns a list. Which test checks it?",
        hint: "Compare the returned names with the buyers who couldn't be reached."),
    PlantedBug(
        id: "missed-in-any-order", exercise: "review-reminders", file: "Reminders.swift",
        idea: .order,
        rule: "The buyers who could not be reached are sorted by name.",
        find: "missed.sorted()",
        replace: "missed",
        description: "The buyers who could not be reached are in the order of their sums.",
        question: "The rules promise one order but not the other. Which one do the tests check?",
        hint: "Use two buyers who can't be reached, and give the larger sum to the one whose name "
            + "comes later."),
    PlantedBug(
        id: "sent-once-more", exercise: "review-reminders", file: "Reminders.swift",
        idea: .howOften,
        rule: "A message is sent only once, even if the buyer can't be reached.",
        find: #"messenger.send("Please pay \(sum) rupiah.", to: buyer)"#,
        replace: #"""
            messenger.send("Please pay \(sum) rupiah.", to: buyer)
                || messenger.send("Please pay \(sum) rupiah.", to: buyer)
            """#,
        description: "A message that didn't reach its buyer is sent a second time.",
        question: "How many messages are sent to a buyer who can't be reached?",
        hint: "Count the messages to a buyer who can't be reached."),
]
