import Classroom
import Grading
import SwiftSource

/// A remark of a learner's page on a line of the learner's code.
struct LineRemark {
    let place: SourceLocation
    /// A few words beside the line.
    let words: String
    /// The identifier of the part of the page with the full text.
    let origin: String

    /// All remarks on lines, in the order of the page.
    static func all(of result: LearnerResult) -> [LineRemark] {
        guard case .graded(let report) = result.verdict else { return [] }
        return flags(result.flags) + report.stages.flatMap(all)
    }

    private static func flags(_ flags: [SourceFlag]) -> [LineRemark] {
        flags.enumerated().compactMap { index, flag in
            flag.line.map { line in
                LineRemark(
                    place: SourceLocation(file: flag.file, line: line),
                    words: "uses \(flag.word)", origin: RemarkOrigin.flag(index))
            }
        }
    }

    private static func all(of stage: StageReport) -> [LineRemark] {
        let code = stage.buildFailure.map { errors(in: $0, RemarkOrigin.code(of: stage.stage)) }
        let tests = stage.ownTests.compileErrors.map {
            errors(in: $0, RemarkOrigin.tests(of: stage.stage))
        }
        return (code ?? []) + official(stage) + (tests ?? []) + own(stage)
    }

    /// Remarks on lines in which official tests crashed or were ended.
    private static func official(_ stage: StageReport) -> [LineRemark] {
        stage.tests.enumerated().compactMap { index, test in
            let result = test.result
            guard result.failure != nil, let place = result.place else { return nil }
            let name = ResultLines.name(of: result)
            let words =
                switch result.status {
                case .timedOut: "\(name) was still here when its time was over"
                case .crashed: "\(name) stopped here"
                default: "\(name) ended here"
                }
            return LineRemark(
                place: place, words: words, origin: RemarkOrigin.official(index, of: stage.stage))
        }
    }

    private static func own(_ stage: StageReport) -> [LineRemark] {
        guard case .judged(let report) = stage.ownTests else { return [] }
        let wrong = report.tests.enumerated().compactMap { index, test -> LineRemark? in
            guard !test.isValid, let place = stage.findings.on(test)?.place ?? test.place else {
                return nil
            }
            let name = ResultLines.name(of: test.result)
            return LineRemark(
                place: place,
                words: test.failure == nil ? "\(name) isn't right" : "\(name) fails here",
                origin: RemarkOrigin.own(index, of: stage.stage))
        }
        let lost = stage.findings.of(.neverRun).enumerated().compactMap { index, method in
            method.place.map {
                LineRemark(
                    place: $0, words: "\(method.nameOfSubject) never runs",
                    origin: RemarkOrigin.neverRun(index, of: stage.stage))
            }
        }
        return wrong + lost
    }

    /// The most errors of a build that are marked.
    private static let maximumErrors = 100

    private static func errors(in failure: BuildFailure, _ origin: String) -> [LineRemark] {
        failure.errorsInLines.prefix(maximumErrors).compactMap { error in
            error.place.map {
                LineRemark(
                    place: SourceLocation(file: $0.file, line: $0.line),
                    words: "error: \(error.message)", origin: origin)
            }
        }
    }
}
