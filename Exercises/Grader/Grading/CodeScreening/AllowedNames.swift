/// The names that code and tests can use without a review, because they only compute, format,
/// decode, wait or schedule.
enum AllowedNames {
    /// The modules of the language itself.
    static let languageModules: Set<String> = [
        "Swift", "Builtin", "_Concurrency", "_StringProcessing", "RegexBuilder", "_RegexParser",
        "Observation", "Synchronization", "_Differentiation",
    ]

    /// Names in the language's modules that affect the runtime or something outside of the process.
    /// Every name that contains `unsafe` counts as well.
    static let notOfTheLanguage: Set<String> = [
        "CommandLine", "readLine", "_typeByName", "_getTypeByMangledNameInContext",
        "Unmanaged", "OpaquePointer", "ManagedBuffer", "ManagedBufferPointer", "_Pointer",
        "CVaListPointer", "withVaList", "withContiguousStorageIfAvailable",
        "withContiguousMutableStorageIfAvailable", "_convertInOutToPointerArgument",
        "_convertMutableArrayToPointerArgument", "_convertConstArrayToPointerArgument",
        "_convertPointerToPointerArgument",
    ]

    /// Names that contain `unsafe`, but can only be used to wait.
    static let harmless: Set<String> = [
        "UnsafeContinuation", "withUnsafeContinuation", "withUnsafeThrowingContinuation",
        "UnsafeCurrentTask", "withUnsafeCurrentTask",
    ]

    static let foundationModules: Set<String> = [
        "Foundation", "FoundationEssentials", "FoundationInternationalization",
    ]

    /// The first components of allowed Foundation names.
    static let foundation: Set<String> = [
        // Numbers, dates, strings and their formats.
        "AttributedString", "ByteCountFormatter", "CGFloat", "CGPoint", "CGRect", "CGSize",
        "Calendar", "CharacterSet", "Date", "DateComponents", "DateComponentsFormatter",
        "DateFormatter", "DateInterval", "DateIntervalFormatter", "Decimal", "Dimension",
        "DiscreteFormatStyle", "EnergyFormatter", "FloatingPointFormatStyle", "FormatStyle",
        "Formatter", "ISO8601DateFormatter", "IndexPath", "IndexSet", "IntegerFormatStyle",
        "LengthFormatter", "ListFormatStyle", "ListFormatter", "Locale", "MassFormatter",
        "Measurement", "MeasurementFormatter", "NSAttributedString", "NSCalendar",
        "NSCharacterSet", "NSDate", "NSDateComponents", "NSDateInterval", "NSDecimal",
        "NSDecimalNumber", "NSDecimalNumberHandler", "NSLocale", "NSMakeRange", "NSMeasurement",
        "NSMutableAttributedString", "NSMutableString", "NSNumber", "NSPoint", "NSRange", "NSRect",
        "NSRegularExpression", "NSSize", "NSString", "NSTextCheckingResult", "NSTimeZone", "NSUUID",
        "NumberFormatStyleConfiguration", "NumberFormatter", "ParseStrategy",
        "ParseableFormatStyle",
        "PersonNameComponents", "PredicateBindings", "PredicateExpression",
        "PredicateExpressions", "StandardPredicateExpression", "PersonNameComponentsFormatter",
        "RelativeDateTimeFormatter",
        "Scanner", "StringProtocol", "TimeZone", "UUID", "Unit", "UnitConverter",
        "UnitConverterLinear",
        // Collections and values.
        "ComparableComparator", "ComparisonResult", "KeyPathComparator", "NSArray", "NSCache",
        "NSCoder", "NSCoding", "NSCopying", "NSCountedSet", "NSDictionary", "NSEnumerator",
        "NSFastEnumeration", "NSIndexPath", "NSIndexSet", "NSMutableArray", "NSMutableCopying",
        "NSMutableDictionary", "NSMutableIndexSet", "NSMutableOrderedSet", "NSMutableSet", "NSNull",
        "NSObject", "NSObjectProtocol", "NSOrderedSet", "NSPredicate", "NSSet", "NSSortDescriptor",
        "NSValue", "Predicate", "SortComparator", "SortDescriptor", "SortOrder",
        // Data and its formats.
        "ContiguousBytes", "Data", "DataProtocol", "JSONDecoder", "JSONEncoder",
        "JSONSerialization", "MutableDataProtocol",
        "PropertyListDecoder", "PropertyListEncoder", "TopLevelDecoder", "TopLevelEncoder",
        "NSURL", "NSURLComponents", "URL", "URLComponents", "URLQueryItem",
        // Errors.
        "CocoaError", "CustomNSError", "DecodingError", "LocalizedError", "NSCocoaErrorDomain",
        "NSError", "NSLocalizedDescriptionKey", "NSURLErrorDomain", "POSIXError",
        "RecoverableError", "URLError", "_BridgedNSError", "_BridgedStoredNSError",
        "_ErrorCodeProtocol",
        // Waiting, scheduling, notifying.
        "BlockOperation", "NSCondition", "NSConditionLock", "NSLock", "NSLocking",
        "NSNotification", "NSRecursiveLock", "Notification", "NotificationCenter", "Operation",
        "OperationQueue", "Progress", "RunLoop", "Thread", "TimeInterval", "Timer", "UserDefaults",
        "UndoManager",
        // Names that the compiler needs for bridging values.
        "ReferenceConvertible", "_ObjectiveCBridgeable", "_NSRange", "NSLog", "NSLocalizedString",
    ]

    /// Members of allowed types that access arbitrary memory or the process.
    static let notOfFoundation: Set<String> = [
        "callStackReturnAddresses", "callStackSymbols", "copyBytes", "getBytes", "getValue",
        "mutableBytes",
    ]

    /// Members of the file manager that do more than read and write data.
    static let notOfFileManager: Set<String> = [
        "attributesOfFileSystem", "attributesOfItem", "changeCurrentDirectoryPath",
        "contentsOfDirectory", "copyItem", "createSymbolicLink", "currentDirectoryPath",
        "destinationOfSymbolicLink", "enumerator", "homeDirectory", "homeDirectoryForCurrentUser",
        "linkItem", "mountedVolumeURLs", "moveItem", "replaceItem", "replaceItemAt",
        "setAttributes", "subpaths", "subpathsOfDirectory", "trashItem",
    ]

    static let dispatch: Set<String> = [
        "DispatchGroup", "DispatchPredicate", "DispatchQoS", "DispatchQueue", "DispatchSemaphore",
        "DispatchSource", "DispatchSourceProtocol", "DispatchSourceTimer", "DispatchTime",
        "DispatchTimeInterval", "DispatchTimeoutResult", "DispatchWallTime", "DispatchWorkItem",
        "DispatchWorkItemFlags", "DispatchObject", "DispatchSpecificKey", "dispatchPrecondition",
        "_dispatchPreconditionTest",
    ]

    /// The first components of allowed XCTest names, for tests.
    static let xctest: Set<String> = [
        "XCTest", "XCTestCase", "XCTestExpectation", "XCTFail", "XCTUnwrap", "XCTWaiter",
        "XCTSkip", "XCTSkipIf", "XCTSkipUnless", "XCTestError", "XCTestErrorDomain",
        "XCTNSNotificationExpectation", "XCTNSPredicateExpectation", "XCTestErrorUserInfoKey",
        "XCTExpectFailure", "PerformanceMeter", "XCTPerformanceMetric", "XCTPerformanceMeter",
    ]

    /// Swift Testing names that affect more than the test that uses them.
    static let notOfSwiftTesting: Set<String> = [
        "ABI", "Runner", "Configuration", "Event", "__swiftPMEntryPoint",
    ]

    /// The members of `ExitTest` that an exit test needs: what the test expects, what it observes,
    /// and what the macro generates.
    static let ofExitTest: Set<String> = [
        "CapturedValue", "Condition", "ID", "Result", "__store",
    ]

    /// C functions that do nothing but compute.
    static let c: Set<String> = Set(
        mathematics + mathematics.map { "\($0)f" } + mathematics.map { "\($0)l" } + [
            "abs", "labs", "llabs", "div", "isalpha", "isdigit", "isspace", "toupper", "tolower",
            "rand", "random",
            "srand", "srandom", "arc4random", "arc4random_uniform", "time", "usleep", "sleep",
            "nanosleep", "sched_yield", "clock", "clock_gettime", "gettimeofday",
        ])

    private static let mathematics = [
        "acos", "acosh", "asin", "asinh", "atan", "atan2", "atanh", "cbrt", "ceil", "copysign",
        "cos", "cosh", "erf", "erfc", "exp", "exp10", "exp2", "expm1", "fabs", "fdim", "floor",
        "fma", "fmax", "fmin", "fmod", "frexp", "hypot", "ilogb", "ldexp", "lgamma", "llrint",
        "llround", "log", "log10", "log1p", "log2", "logb", "lrint", "lround", "modf", "nan",
        "nearbyint", "nextafter", "pow", "remainder", "remquo", "rint", "round", "scalbn", "sin",
        "sinh", "sqrt", "tan", "tanh", "tgamma", "trunc",
    ]
}
