// For dladdr, dlsym and nftw.
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

// Defined in Swift, in the module TestReporter. The function that sends a line is an argument, so that it
// has no name by which other code could call it. The words say what to run; each ends with a zero byte.
extern void workshop_start_reporting(
    void (*send)(const char *json, long length), const char *words, long length);

// Also defined in the module TestReporter. When the tests run without the grader, it makes the program
// print the results of each stage at the end.
extern void workshop_start_summary(void);

// Keeps other code from finding a function by its name while the program runs.
#define HIDDEN __attribute__((visibility("hidden")))

// The maximum number of places in a program for changes, such as planted bugs.
enum { most_places = 4096 };

// The key from which the codes of places are computed; the codes of the planted places, along with random
// codes that belong to no place; and whether all places are planted. The key and the random codes are
// different in each process, so code that reads them in one process learns nothing about another.
static uint8_t place_key[16];
static uint64_t planted[most_planted];
static bool all_planted = false;

// The places that have been reached since the last call of workshop_take_places.
static unsigned char reached[most_places];

static uint64_t code_of(int place) {
    return workshop_siphash(place_key, (const uint8_t *)&place, sizeof place);
}

// Returns whether the change at a place is planted in this process, and records that the place was
// reached. It is called just before the original or changed code at that place runs. Learners' code that
// contains this function's name is refused.
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

// Ends the process if a step of its start has failed, and prints which step it was and why it failed. The
// grader then knows that no test is to blame.
static void require(bool works, const char *what) {
    if (!works) {
        dprintf(STDERR_FILENO, "The test reporter could not %s: %s.\n", what, strerror(errno));
        _exit(70);
    }
}

// Fills a buffer with random bytes.
static void draw(void *bytes, size_t length) {
    require(getentropy(bytes, length) == 0, "get random numbers");
}

// Plants the places that a text lists: their numbers separated by commas, `all`, or `-` for none.
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

// Plants the same changes in the processes that exit tests start. Code in those processes can read no
// more than code in this one.
static void hand_on_planted(void) {
    struct handed_on handed = {.is_everything = all_planted};
    memcpy(handed.key, place_key, sizeof place_key);
    memcpy(handed.codes, planted, sizeof planted);
    require(hand_on(&handed), "write a file for exit tests");
    explicit_bzero(&handed, sizeof handed);
}

// Plants the same changes as the process that started this one, if that process has passed them on.
static void take_over_planted(void) {
    struct handed_on handed;
    if (take_over(&handed)) {
        memcpy(place_key, handed.key, sizeof place_key);
        memcpy(planted, handed.codes, sizeof planted);
        all_planted = handed.is_everything;
        explicit_bzero(&handed, sizeof handed);
    }
}

// Copies the places that were reached, and forgets them. Returns how many there are.
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

// The descriptor of the grader's socket for the report. A pipe could be opened again by a name in /proc; a
// socket can't.
enum { report_descriptor = 5 };

// The descriptors for the report and for standard output. They are copies, because the code under test may
// close the descriptors that it knows.
static int channel = -1;
static int output = -1;
// The key for the next line of the report. Apart from this process, only the grader knows it.
static uint8_t key[16];
// The number of lines of the report so far, and so the number of the next line.
static unsigned long sent = 0;
// The lock that a thread holds while it sends a line.
static pthread_mutex_t turn = PTHREAD_MUTEX_INITIALIZER;
// The ID of the process that reports.
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

// Sends a line of the report: a code, the number of the line, and the JSON. The code is computed from the
// number, the JSON and the key. The key is never sent, and each line has a different one, so code that
// reads or replaces the descriptor can neither forge a line nor leave one out.
//
// Then a mark with the number of the line goes to standard output, after everything that was printed
// before. It shows which test has printed what. On Linux, the output of another thread cannot split the
// mark (PIPE_BUF).
static void send_line(const char *json, long length) {
    enum { start = 17 };
    char line[4096];
    char text[32];
    // A fork of this process must not report.
    if (getpid() != process) {
        return;
    }
    fflush(NULL);
    pthread_mutex_lock(&turn);
    long end = start + snprintf(line + start, 32, "%lu ", sent);
    // A line that is too long isn't sent, but it has a number, so the grader notices that it is missing.
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

// What the grader has requested: the places to plant, and the words that say what to run.
static char places[most_planted * 5 + 1] = "";
static char *words = NULL;
static long words_length = 0;

// Removes the numbers of the planted places from memory. Only their codes stay.
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

// Returns a copy of a descriptor for this program's own use. Processes that this one starts don't inherit
// the copy. The copy has a high number, because the code under test may close the descriptors that it knows.
static int own_descriptor(int descriptor) {
    int copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 100);
    require(copy >= 0, "open a file with a number of 100 or more");
    return copy;
}

// Copies the descriptor for the report, and closes the original.
static void open_channel(void) {
    channel = own_descriptor(report_descriptor);
    close(report_descriptor);
}

// Announces this program to the grader. Without this line, the grader concludes that the program could
// not start, so the line is sent before any of the learner's code runs.
static void announce(void) {
    static const char line[] = "started\n";
    write_all(channel, line, sizeof line - 1);
}

// Reads the given number of bytes, or fewer if the input ends first. Returns how many were read.
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

// Reads a piece of work: `KEY LENGTH PLACES`, a line end, and WORDS. KEY is the key for the codes in the
// report, LENGTH the number of bytes in WORDS, PLACES what to plant, and WORDS what to run. Returns false
// if there is no more work.
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

// Waits, and then sends SIGQUIT to this process. The Swift runtime prints a backtrace, and the process
// ends.
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
    // The new thread blocks the signal, so that the main thread gets it.
    pthread_sigmask(SIG_BLOCK, &quit, &before);
    pthread_create(&thread, NULL, quit_main, (void *)milliseconds);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
}

// Runs before the first test, and before any of the learner's code. On Linux there is no other place from
// which to register an XCTest observer, because the entry point of the program is generated.
//
// If WORKSHOP_REPORT is set, the grader decides what to run. The value `stdin` means one piece of work on
// standard input, `serve` means one after another on a socket, and `list` means none, because the program
// only lists its tests. The work is not passed in the environment or in the arguments, because other
// processes could read it there, even after this process has removed it, and its length would be limited.
//
// The number 101 makes this function run before all other constructors, because Swift code can also be
// made to run this early.
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
    // If the grader is killed, it can no longer end its tests, so the kernel ends this process.
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
    // Words that start with a hyphen are options of Swift Testing. Only Swift Testing has exit tests.
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
