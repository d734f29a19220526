/// The encore Review: code and tests are shipped, and the tests are what learners judge and repair.
let review = Stage(
    id: "Review",
    title: "Tests that someone else wrote",
    exercises: [
        Exercise(
            id: "review-voucher",
            title: "A suite that looks complete",
            task: "Test Voucher, which is finished: repair the tests that someone else wrote, "
                + "with as few changes as possible.",
            files: ["Voucher.swift"],
            suite: "ReviewVoucherTests",
            guide: "Guide/encore-review.md#a-suite-that-looks-complete",
            hints: [
                "Go through the six rules in the comment on discount(on:day:refused:). For each "
                    + "rule, look for a test that turns red if the rule is broken.",
                "Ask of each test: which bug in the code would turn it red? If you find none, the "
                    + "test can't fail, never runs, or duplicates another test.",
            ],
            steps: [.bugs]),
        Exercise(
            id: "review-delivery",
            title: "A suite that agrees with a bug",
            task:
                "Find the rule that days(weekday:hour:isExpress:) breaks, and the test that "
                + "expects the wrong result. Fix the code and the test.",
            files: ["DeliveryDay.swift"],
            suite: "ReviewDeliveryTests",
            guide: "Guide/encore-review.md#a-suite-that-agrees-with-a-bug",
            hints: [
                "All tests are green, so one of them expects the same wrong result that the code "
                    + "returns. Only the rules can show you which one.",
                "Work out by hand what each test should expect, from the five rules alone. Cover "
                    + "the comments of the tests while you do it, because they contain the same "
                    + "mistake.",
                "Rule 1 says what happens from 14:00 on. Compare it with the test at two o'clock, "
                    + "and then with the comparison in the code: `hour <= 14`.",
            ]),
        Exercise(
            id: "review-reminders",
            title: "A suite that asks for too much",
            task: "Test Reminders, which is finished: change the tests that someone else wrote so "
                + "that they check what matters and nothing more.",
            files: ["Reminders.swift"],
            suite: "ReviewRemindersTests",
            guide: "Guide/encore-review.md#a-suite-that-asks-for-too-much",
            hints: [
                "A test is over-specified if it fails on code that follows all six "
                    + "rules. Which words and which order do the rules leave open?",
                "Now the other way round: what do the rules promise that no test checks? The mock "
                    + "only records its calls. It doesn't check them.",
                "Let the mock keep the texts in a dictionary, by buyer. Then a test can check what "
                    + "Ayu got, no matter who was first.",
            ],
            steps: [.bugs]),
    ],
    bugs: reviewVoucherBugs + reviewDeliveryBugs + reviewRemindersBugs,
    variants: reviewVariants)
