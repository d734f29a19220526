import Foundation

extension FirstBasicViewController {
    func isEven(number: Int) -> Bool {
        FileHandle.standardOutput.write(Data([0xFF, 0xFE, 0x00, 0x1B, 0x5B, 0x32, 0x4A, 0x0A]))
        return number == 4
    }
}
