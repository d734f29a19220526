/// A format of a report. Adding a format means adding a case here and a folder next to this file.
package enum ReportFormat: String, Sendable, CaseIterable {
    case text, json, junit, github
}
