/// The names that git gives to the contents of the Starter's files, by path below the tree.
///
/// A test compares them with the files. After a change to `Starter`, put here what
/// `git hash-object` says of the file.
let shippedObjects: [String: String] = [
    "Stage1/EvenOdd.swift":
        "50e4ca4b3ab23e5b17343e8f57cd2c1a2d0bf32b",
    "Stage1/FirstBasicViewController.swift":
        "f30f834ab086c5d468fdf640279d4ec96e7964e8",
    "Stage1/Labels.swift":
        "01561517a5dadce19ec78f7d8d4275112e30b12a",
    "Stage1/NumberFormatter.swift":
        "763adf59731be588f54e8c361853bbe242612059",
    "Stage2/SecondBasicViewController.swift":
        "4268d52f5a9d2ebc7398ece4ab939dd12d8367f8",
    "Stage2/SecondBasicViewModel+NumberFormatter.swift":
        "5fdb3b448f89101d379574499860f514fe9a715e",
    "Stage2/SecondBasicViewModel+OddEven.swift":
        "6d7318440260ee3525263b11f90f4ce40697568a",
    "Stage2/SecondBasicViewModel.swift":
        "3f8abc5ee95a31f2e43f7f0d58c146542aaaad8a",
    "Stage3/AdvancedNetworkProvider.swift":
        "24d26f3c01ea98ee9152aa797712e645fd8c782c",
    "Stage3/AdvancedUseCase.swift":
        "527a719da895f645b91faac25f95261f282e3f65",
    "Stage3/AdvancedViewController.swift":
        "12aab60694cffd4e2495fbb0eb676f96ba95224c",
    "Stage3/AdvancedViewModel+Selecting.swift":
        "2dcc4cbc51d799474e4e103d92566fdf609edae2",
    "Stage3/AdvancedViewModel.swift":
        "eff00fec5b7dc78be475d7ba480705b43a9eb56c",
    "Stage4/PracticeEnvironment.swift":
        "492d2a9209c48fc90d3359ca25f5b49ce1ad7cc2",
    "Stage4/PracticeNetworkProvider.swift":
        "5ce152d48516ba9e196ac30e2d61282616da9746",
    "Stage4/PracticeUseCase.swift":
        "e75971c35ebf8aa133a7a57826cec0d7696d3eaf",
    "Stage4/PracticeViewController.swift":
        "b0fa8f4e80bd80fa5670fbcb408f5d5514744927",
    "Stage4/PracticeViewModel+Inspirations.swift":
        "26dd5853f963d734054486f80c664e90464de36d",
    "Stage4/PracticeViewModel+Ticker.swift":
        "febf3c3e6c3d1756356ef26b74193f5cf058c6dd",
    "Stage4/PracticeViewModel.swift":
        "10e688ddc5d97d87b513f425a17beb5a8327b6d7",
]
