import AppScreens
import Foundation

exit(AppProgram.main())
