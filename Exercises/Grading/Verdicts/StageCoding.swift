import Catalog

/// How reports are kept in files: a stage by its identifier.
extension CodingUserInfoKey {
    /// The workshop that a decoder takes stages from.
    package static let workshop = CodingUserInfoKey(rawValue: "workshop")!
}

extension Stage: Codable {
    /// - Throws: `DecodingError` where the decoder's workshop doesn't have the stage.
    package init(from decoder: any Decoder) throws {
        let id = try ID(from: decoder)
        guard let workshop = decoder.userInfo[.workshop] as? Workshop, let stage = workshop[id]
        else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "no stage \(id)"))
        }
        self = stage
    }

    package func encode(to encoder: any Encoder) throws { try id.encode(to: encoder) }
}
