import Testing

@testable import Stage1

@Test("\u{1B}[2J<img src=x onerror=alert(1)>\n::error::owned") func hostileName() {
    #expect(Bool(false), "=HYPERLINK(\"x\")\u{202E}]]>")
}
