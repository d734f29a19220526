#if os(Linux)
    import Foundation
    import TestNeeds
    import XCTest

    @testable import Processes

    /// What honest code and the libraries below it need goes on in the sandbox.
    final class HonestCallsTests: XCTestCase {
        func testWhatLibrariesNeedWorks() throws {
            let lines = try SandboxedProgram.lines(
                of: """
                    #define _GNU_SOURCE
                    #include <fcntl.h>
                    #include <pthread.h>
                    #include <semaphore.h>
                    #include <spawn.h>
                    #include <stdio.h>
                    #include <stdlib.h>
                    #include <sys/epoll.h>
                    #include <sys/eventfd.h>
                    #include <sys/mman.h>
                    #include <sys/socket.h>
                    #include <sys/timerfd.h>
                    #include <sys/wait.h>
                    #include <unistd.h>

                    extern char **environ;
                    static void *thread(void *value) { *(int *)value = 1; return 0; }
                    static void check(const char *name, int works) {
                        if (!works) perror(name);
                    }
                    static int passed(pid_t child) {
                        int status = -1;
                        return child > 0 && waitpid(child, &status, 0) == child && status == 0;
                    }

                    int main() {
                        pthread_t threads[20];
                        int values[20] = { 0 };
                        for (int n = 0; n < 20; n++)
                            check("start", !pthread_create(&threads[n], 0, thread, &values[n]));
                        for (int n = 0; n < 20; n++)
                            check("thread", !pthread_join(threads[n], 0) && values[n]);

                        char *words[] = { "true", 0 };
                        pid_t child = 0;
                        check("posix_spawn", !posix_spawnp(&child, "true", 0, 0, words, environ));
                        check("spawned", passed(child));
                        child = fork();
                        if (!child) execvp("true", words);
                        check("fork", passed(child));
                        check("system", system("true | true") == 0);

                        int pair[2];
                        check("socketpair", !socketpair(AF_UNIX, SOCK_STREAM, 0, pair));
                        check("send", send(pair[0], "a", 1, 0) == 1);
                        check("socket", socket(AF_UNIX, SOCK_DGRAM, 0) >= 0);

                        int events = epoll_create1(EPOLL_CLOEXEC);
                        int event = eventfd(1, 0);
                        struct epoll_event interest = { .events = EPOLLIN };
                        check("epoll", !epoll_ctl(events, EPOLL_CTL_ADD, event, &interest));
                        check("wait", epoll_wait(events, &interest, 1, 10000) == 1);
                        int timer = timerfd_create(CLOCK_MONOTONIC, 0);
                        struct itimerspec soon = { .it_value = { .tv_nsec = 1 } };
                        unsigned long long count = 0;
                        check("timer", !timerfd_settime(timer, 0, &soon, 0)
                            && read(timer, &count, 8) == 8 && count > 0);

                        char *own = mmap(0, 1 << 20, 3, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
                        check("mmap", own != MAP_FAILED && (own[5] = 1));
                        char name[] = "XXXXXX";
                        FILE *file = fdopen(mkstemp(name), "w+");
                        check("file", file && fputs("text", file) >= 0 && !fflush(file));
                        char *text = mmap(0, 4, PROT_READ, MAP_SHARED, fileno(file), 0);
                        check("mapped file", text != MAP_FAILED && text[3] == 't');
                        int shared = shm_open("/shared", O_CREAT | O_RDWR, 0600);
                        check("shm_open", shared >= 0 && !ftruncate(shared, 4096));
                        check("shared", mmap(0, 4096, 3, MAP_SHARED, shared, 0) != MAP_FAILED);
                        check("semaphore", sem_open("/s", O_CREAT, 0600, 1) != SEM_FAILED);
                        char random[8];
                        check("random", getentropy(random, 8) == 0);
                        puts("end");
                    }
                    """)
            XCTAssertEqual(lines, ["end"])
        }

        func testTheFilterIsNotAmongTheDescriptors() throws {
            try Needed.sandbox.orSkip()
            let machine = Machine(
                files: .live, processes: .live(),
                environment: ProcessInfo.processInfo.environment)
            let sandbox = try Sandbox.find(on: machine, toolchain: "/usr", hidden: [])
            XCTAssertTrue(sandbox.filtersCalls)
            let command = Command(
                executable: "/bin/sh",
                arguments: [
                    "-c",
                    """
                    for n in $(seq 0 50); do [ -e /dev/fd/$n ] && echo $n; done
                    grep Seccomp: /proc/self/status
                    """,
                ],
                directory: "/")
            let (_, text) = try machine.processes.output(
                of: sandbox.wrap(command, Sandbox.Access(scratch: "/tmp")))
            XCTAssertEqual(text, "0\n1\n2\n3\n5\nSeccomp:\t2\n")
        }

        func testEachProcessGetsAllOfAnAttachment() throws {
            let processes = Processes.live()
            let bytes = [UInt8](repeating: UInt8(ascii: "a"), count: 4096)
            DispatchQueue.concurrentPerform(iterations: 4) { _ in
                var command = scriptCommand("wc -c <&4; cat")
                command.input = "b"
                command.attachment = bytes
                let outcome = try? collectOutcome { try processes.run(command, $0, $1) }
                XCTAssertEqual(outcome?.text, "4096\nb")
            }
        }
    }
#endif
