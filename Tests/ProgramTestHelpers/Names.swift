import Shared

/// Products whose names use many different scripts.
public enum Names {
    public static let all = [
        "Kopi Arabika Gayo 250 gram",
        "شاي أخضر بالنعناع من المغرب ٢٥٠ غرام",
        "شَايٌ مُعَطَّرٌ",
        "京都宇治抹茶　高級茶葉　百グラム缶入り",
        "e\u{301}te\u{301} cafe\u{301} Zoe\u{308}",
        "🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂",
        "한국 녹차 \u{1112}\u{1161}\u{11AB}",
        "\u{1B}[2J\u{7}steers\r\nthe\tterminal\u{202E}",
        "\u{301}\u{200D}begins with a mark",
        "",
        String(repeating: "long", count: 500),
    ]

    /// The given number of products, using the names in turn.
    public static func products(_ count: Int) -> [Product] {
        (0..<count).map { index in
            let name = all[index % all.count]
            return Product(
                id: index, name: "\(index) \(name)", imageURL: nil, price: "Rp \(index).000",
                shop: Shop(id: 1, name: name, location: "茶屋 الدار 🙂"))
        }
    }
}
