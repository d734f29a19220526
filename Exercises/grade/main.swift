import Foundation
import GradeKit

exit(CommandLineTool.main())
