// Needed for dladdr, dlsym and nftw.
#define _GNU_SOURCE
#include "BriefRuns.h"
#include "ExitTests.h"
#include "ForkServer.h"
#include "LostStop.h"
#include "SipHash.h"
#include "TestReporterStart.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#ifdef __linux__
#include <sys/prctl.h>
#endif
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>
#include <unistd.h>

// Defined in Swift, in the module TestReporter. Its arguments are the function that sends a line, which has no
// name under which other code could call it, and what to run: words that each end with a zero byte.
extern void workshop_start_reporting(
    void (*send)(const char *json, long length), const char *words, long length);

// Also defined in TestReporter. If the tests run without the grader, it prints the state of each stage at the
// end.
extern void workshop_start_summary(void);

// Hides a function, so that code can't find it by its name while the program runs.
#define HIDDEN __attribute__((visibility("hidden")))

// The maximum number of places in a program where a change, such as a bug, can be planted.
enum { most_places = 4096 };

// The key from which a place's code is computed, and the codes of the planted places. The rest of the array is
// filled with random codes that belong to no place. Each process draws new numbers, so code that reads them
// learns nothing about the next process.
static uint8_t place_key[16];
static uint64_t planted[most_planted];
static bool all_planted = false;

// The places that were reached since workshop_take_places was last called.
static unsigned char reached[most_places];

static uint64_t code_of(int place) {
    return workshop_siphash(place_key, (const uint8_t *)&place, sizeof place);
}

// Returns whether the change at this place is planted. It is called just before the code at the place runs,
// with or without the change. A learner's code is refused if it contains this name.
HIDDEN bool workshop_is_planted(int place) {
    if (place < 0 || place >= most_places) {
        return false;
    }
    reached[place] = 1;
    uint64_t code = code_of(place);
    bool is_planted = all_planted;
    for (int number = 0; number < most_planted; number++) {
        is_planted |= planted[number] == code;
    }
    return is_planted;
}

// Ends the process if a call during the start has failed, and prints which call it was and why it failed. So
// the grader knows that no test is to blame.
static void require(bool works, const char *what) {
    if (!works) {
        dprintf(STDERR_FILENO, "The test reporter could not %s: %s.\n", what, strerror(errno));
        _exit(70);
    }
}

// Draws random bytes.
static void draw(void *bytes, size_t length) {
    require(getentropy(bytes, length) == 0, "draw random numbers");
}

// Plants these places. The text contains their numbers with commas between them, or `all`, or `-` for none.
static void plant(const char *places) {
    draw(place_key, sizeof place_key);
    draw(planted, sizeof planted);
    all_planted = strcmp(places, "all") == 0;
    for (int number = 0; number < most_planted && *places >= '0' && *places <= '9'; number++) {
        char *end;
        planted[number] = code_of((int)strtol(places, &end, 10));
        places = *end == ',' ? end + 1 : end;
    }
}

// Makes the processes that exit tests start run with the same changes. They get only what is also in this
// process's memory.
static void hand_on_planted(void) {
    struct handed_on handed = {.is_everything = all_planted};
    memcpy(handed.key, place_key, sizeof place_key);
    memcpy(handed.codes, planted, sizeof planted);
    require(hand_on(&handed), "leave a file for exit tests");
    explicit_bzero(&handed, sizeof handed);
}

// Plants the same changes as in the process that has started this one, if that process has handed them on.
static void take_over_planted(void) {
    struct handed_on handed;
    if (take_over(&handed)) {
        memcpy(place_key, handed.key, sizeof place_key);
        memcpy(planted, handed.codes, sizeof planted);
        all_planted = handed.is_everything;
        explicit_bzero(&handed, sizeof handed);
    }
}

// Writes the places that were reached to an array, and forgets them. Returns how many there are.
HIDDEN int workshop_take_places(int *taken, int most) {
    int count = 0;
    for (int place = 0; place < most_places && count < most; place++) {
        if (reached[place]) {
            reached[place] = 0;
            taken[count++] = place;
        }
    }
    return count;
}

// The grader's socket for the report. A pipe could be opened again by its name in /proc, but a socket can't.
enum { report_descriptor = 5 };

// The descriptors for the report and for printed text. They are copies with high numbers, because code under
// test may close the usual ones. Then the key, which only the grader and this process know, and the number of
// lines sent so far.
static int channel = -1;
static int output = -1;
static uint8_t key[16];
static unsigned long sent = 0;
static pthread_mutex_t turn = PTHREAD_MUTEX_INITIALIZER;
static pid_t process = 0;

static void write_all(int descriptor, const char *bytes, long length) {
    for (long done = 0; done < length;) {
        long count = write(descriptor, bytes + done, length - done);
        if (count > 0) {
            done += count;
        } else if (errno != EINTR && errno != EAGAIN) {
            break;
        }
    }
}

// Sends a line of the report: the line's number and the JSON, after a code that is computed from both. The key is
// never sent, and each line has a different one. So code that reads or takes over the descriptor can neither
// forge a line nor leave one out.
//
// Then a mark with the number is written to standard output, after everything that was printed before. The
// marks show which test has printed what. On Linux, output from another thread can't split a mark (PIPE_BUF).
static void send_line(const char *json, long length) {
    enum { start = 17 };
    char line[4096];
    char text[32];
    // A process that the code under test has forked must not report anything.
    if (getpid() != process) {
        return;
    }
    fflush(NULL);
    pthread_mutex_lock(&turn);
    long end = start + snprintf(line + start, 32, "%lu ", sent);
    // A line that is too long isn't sent. It still has a number, so the grader notices that it is missing.
    if (length < (long)sizeof line - end) {
        memcpy(line + end, json, length);
        end += length;
        uint64_t value = workshop_siphash(key, (uint8_t *)line + start, end - start);
        snprintf(text, sizeof text, "%016llx ", (unsigned long long)value);
        memcpy(line, text, start);
        line[end++] = '\n';
        write_all(channel, line, end);
        workshop_sip_next(key);
    }
    write_all(output, text, snprintf(text, sizeof text, "\x1Ereport %lu\n", sent));
    sent++;
    pthread_mutex_unlock(&turn);
}

// What the grader says to plant and to run.
static char places[most_planted * 5 + 1] = "";
static char *words = NULL;
static long words_length = 0;

// Removes the numbers of the planted places from memory, so that only their codes are left.
static void forget_places(void) {
    memset(places, 0, sizeof places);
}

#ifdef __linux__
// Removes a piece of work from memory.
static void forget_work(void) {
    explicit_bzero(key, sizeof key);
    forget_places();
    if (words != NULL) {
        explicit_bzero(words, words_length);
        free(words);
    }
    words = NULL;
    words_length = 0;
}
#endif

// Returns a copy of a descriptor for the reporter's own use. Processes that the program starts don't get it. It
// has a high number, because code under test may close the usual descriptors.
static int own_descriptor(int descriptor) {
    int copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 100);
    require(copy >= 0, "open a file, with a number from 100 on");
    return copy;
}

// Opens the channel to the grader.
static void open_channel(void) {
    channel = own_descriptor(report_descriptor);
    close(report_descriptor);
}

// Reports to the grader that the program has started, before any of the learner's code runs. Without this line,
// the grader assumes that the program could not start.
static void announce(void) {
    static const char line[] = "started\n";
    write_all(channel, line, sizeof line - 1);
}

// Reads this many bytes, or fewer if there are no more. Returns how many were read.
static long read_bytes(int descriptor, char *bytes, long most) {
    long done = 0;
    while (done < most) {
        long count = read(descriptor, bytes + done, most - done);
        if (count > 0) {
            done += count;
        } else if (count == 0 || errno != EINTR) {
            break;
        }
    }
    return done;
}

// Reads a piece of work: `KEY LENGTH PLACES`, a newline, and WORDS. KEY is the key for the report's codes, PLACES
// are the places to plant, and WORDS, which are LENGTH bytes long, say what to run. Returns false if there is no
// more work.
static bool read_work(int descriptor) {
    static char line[sizeof places + 64];
    char digits[33] = "";
    int places_start = 0;
    size_t length = 0;
    while (length < sizeof line - 1 && read_bytes(descriptor, line + length, 1) == 1
           && line[length] != '\n') {
        length++;
    }
    line[length] = 0;
    int count = sscanf(line, "%32s %ld %n", digits, &words_length, &places_start);
    for (size_t place = 0; place < sizeof key; place++) {
        sscanf(digits + 2 * place, "%2hhx", key + place);
    }
    snprintf(places, sizeof places, "%s", line + places_start);
    memset(line, 0, sizeof line);
    memset(digits, 0, sizeof digits);
    if (count != 2 || words_length < 0) {
        return false;
    }
    words = malloc(words_length > 0 ? words_length : 1);
    return words != NULL && read_bytes(descriptor, words, words_length) == words_length;
}

// Ends the main thread with a backtrace, which the Swift runtime prints.
static void *quit_main(void *milliseconds) {
    usleep((useconds_t)(long)milliseconds * 1000);
    kill(process, SIGQUIT);
    return NULL;
}

// Ends the program with a backtrace after this many milliseconds.
static void quit_after(long milliseconds) {
    pthread_t thread;
    sigset_t quit, before;
    sigemptyset(&quit);
    sigaddset(&quit, SIGQUIT);
    // The signal must interrupt the main thread, so the new thread blocks it.
    pthread_sigmask(SIG_BLOCK, &quit, &before);
    pthread_create(&thread, NULL, quit_main, (void *)milliseconds);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
}

// Runs before the first test, and before any code that a learner wrote. On Linux, this is the only place from
// which an observer can be registered, because XCTest creates the program's entry point itself.
//
// If WORKSHOP_REPORT is set, the grader decides what to run. With `stdin`, the program reads one piece of work
// from standard input. With `serve`, it reads one piece of work after the other from a socket. With `list`, it
// runs nothing and only lists its tests. Work isn't passed in the environment or in the arguments, because their
// length is limited, and because other processes can read them even after this process has removed them.
//
// The priority 101 makes this function the first of all. Without it, Swift code could also run this early.
__attribute__((constructor(101))) static void start(void) {
    char *value = getenv("WORKSHOP_REPORT");
    if (value == NULL) {
        take_over_planted();
        workshop_start_summary();
        return;
    }
    bool serves = strcmp(value, "serve") == 0, lists = strcmp(value, "list") == 0;
    memset(value, 0, strlen(value));
    unsetenv("WORKSHOP_REPORT");
    if (lists) {
        open_channel();
        announce();
        return;
    }
#ifdef __linux__
    if (serves) {
        serve(read_work, forget_work);
    }
    // If the grader is killed, it can't end its tests, so the system does it.
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    keep_stops();
    make_brief_runs_cheap();
#endif
    require(serves || read_work(STDIN_FILENO), "read what to run");
    plant(places);
    forget_places();
    // Standard output is written line by line, so that a crash loses nothing that was printed before it.
    setvbuf(stdout, NULL, _IOLBF, 0);
    open_channel();
    output = own_descriptor(STDOUT_FILENO);
    process = getpid();
    // The words are options if Swift Testing runs. XCTest has no exit tests.
    if (words_length > 0 && words[0] == '-') {
        hand_on_planted();
    }
    announce();
    workshop_start_reporting(send_line, words, words_length);
    free(words);
    words = NULL;
    value = getenv("WORKSHOP_QUIT_AFTER");
    if (value != NULL) {
        quit_after(atol(value));
    }
}
