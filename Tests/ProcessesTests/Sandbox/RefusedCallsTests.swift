#if os(Linux)
    import Foundation
    import XCTest

    @testable import Processes

    /// Tests how the kernel answers the system calls of a program in the sandbox.
    final class RefusedCallsTests: XCTestCase {
        /// The calls that are refused whatever their arguments.
        private static let names = """
            memfd_create memfd_secret shmget shmat shmctl shmdt
            semget semop semctl semtimedop msgget msgsnd msgrcv msgctl
            mq_open mq_unlink mq_timedsend mq_timedreceive mq_notify mq_getsetattr
            add_key request_key keyctl
            ptrace process_vm_readv process_vm_writev kcmp pidfd_getfd process_madvise
            bpf perf_event_open userfaultfd io_uring_setup io_uring_enter io_uring_register
            personality fanotify_init fanotify_mark name_to_handle_at open_by_handle_at
            mount umount2 pivot_root chroot open_tree move_mount fsopen fsconfig fsmount fspick
            mount_setattr statmount listmount
            unshare setns
            kexec_load kexec_file_load init_module finit_module delete_module syslog acct reboot
            swapon swapoff quotactl quotactl_fd
            """.split { $0.isWhitespace }.map(String.init)

        func testEachListedCallIsRefused() throws {
            let architecture = try XCTUnwrap(SystemCallFilter.Architecture.current)
            let calls = RefusedCall.all.filter { Self.names.contains($0.name) }
            let tries = calls.map { call in
                // If the C library's headers have a number for the call, that number is compared
                // with ours.
                let name = call.name
                let number = call.number(architecture) ?? 0
                return """
                    #ifdef SYS_\(name)
                    _Static_assert(SYS_\(name) == \(number), "\(name)");
                    #endif
                    try("\(name)", syscall(\(number), 0, 0, 0, 0, 0, 0));
                    """
            }
            let lines = try SandboxedProgram.lines(of: Self.program(tries.joined(separator: "\n")))
            XCTAssertEqual(lines.sorted(), Self.names.map { "\($0): not permitted" }.sorted())
        }

        func testForbiddenArgumentsAndOtherCallingConventionsAreRefused() throws {
            let lines = try SandboxedProgram.lines(
                of: Self.program(
                    """
                    for (int domain = 0; domain < 50; domain++) {
                        if (domain == AF_UNIX) continue;
                        if (socket(domain, SOCK_STREAM, 0) != -1 || errno != EPERM
                            || socket(domain, SOCK_DGRAM, 0) != -1 || errno != EPERM
                            || socket(domain, SOCK_RAW, 0) != -1 || errno != EPERM)
                            printf("a socket of domain %d\\n", domain);
                    }
                    int pair[2];
                    try("socket pair", socketpair(AF_INET, SOCK_STREAM, 0, pair));
                    int kinds[] = { 17, 25, 26, 27, 28, 29, 30 };
                    for (int index = 0; index < 7; index++) {
                        errno = 0;
                        long child = syscall(SYS_clone, 1L << kinds[index] | SIGCHLD, 0, 0, 0, 0);
                        if (child == 0) _exit(0);
                        try("clone", child);
                    }
                    long long arguments[11] = { 0 };
                    try("clone3", syscall(SYS_clone3, arguments, sizeof arguments));
                    try("shared memory", (long)mmap(0, 4096, 3, MAP_SHARED | MAP_ANONYMOUS, -1, 0));
                    try("newer", syscall(600));
                    int zero = open("/dev/zero", O_RDWR);
                    printf("/dev/zero: %s\\n", zero == -1 ? "not there" : "there");
                    #ifdef __x86_64__
                    try("x32", syscall(0x40000000 | SYS_getpid));
                    long old;
                    __asm__ volatile("int $0x80" : "=a"(old) : "a"(20) : "memory");
                    errno = (int)-old;
                    try("i386", old < 0 ? -1 : old);
                    #else
                    puts("x32: no such call");
                    puts("i386: not permitted");
                    #endif
                    """))
            XCTAssertEqual(
                lines,
                ["socket pair: not permitted"]
                    + Array(repeating: "clone: not permitted", count: 7)
                    + [
                        "clone3: no such call", "shared memory: not permitted",
                        "newer: no such call", "/dev/zero: not there", "x32: no such call",
                        "i386: not permitted",
                    ])
        }

        private static func program(_ body: String) -> String {
            """
            #define _GNU_SOURCE
            #include <errno.h>
            #include <fcntl.h>
            #include <signal.h>
            #include <stdio.h>
            #include <sys/mman.h>
            #include <sys/socket.h>
            #include <sys/syscall.h>
            #include <unistd.h>

            static void try(const char *name, long result) {
                printf("%s: %s\\n", name, result != -1 ? "done" : errno == EPERM ? "not permitted"
                    : errno == ENOSYS ? "no such call" : "another error");
            }

            int main() {
                \(body)
            }
            """
        }
    }
#endif
