/// What the bytes of a name in a zip mean.
enum ZipName {
    /// The path of an entry, in UTF-8 where it is text.
    ///
    /// - Parameter system: The number of the system that it was made on, 0 for DOS.
    static func path(_ name: [UInt8], system: Int, isUTF8: Bool) -> [UInt8] {
        // What DOS's successors write without saying that it is UTF-8 is often the code page of DOS.
        let isOfDOS = [0, 10, 11].contains(system)
        let isText = isUTF8 || !isOfDOS || String(validating: name, as: UTF8.self) != nil
        let path = isText ? name : name.flatMap { Array(character($0).utf8) }
        guard isOfDOS, !path.contains(UInt8(ascii: "/")) else { return path }
        return path.map { $0 == UInt8(ascii: "\\") ? UInt8(ascii: "/") : $0 }
    }

    private static func character(_ byte: UInt8) -> String {
        byte < 0x80
            ? String(UnicodeScalar(byte)) : String(codePage437[Int(byte) - 0x80])
    }

    /// The characters from 128 on, of code page 437.
    private static let codePage437 = Array(
        "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐"
            + "└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u{A0}")
}
