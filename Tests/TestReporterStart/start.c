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

// Defined in Swift, in the module TestReporter. It is handed the way to send a line, which has no
// name that other code could call it by, and what to run: words that each end with a zero.
extern void workshop_start_reporting(
    void (*send)(const char *json, long length), const char *words, long length);

// Defined there, too: says at the end how each stage stands, when the tests run without the grader.
extern void workshop_start_summary(void);

// Not to be found by its name as the program runs.
#define HIDDEN __attribute__((visibility("hidden")))

// How many places of changes, such as planted bugs, a program may have.
enum { most_places = 4096 };

// The codes of the places that are planted, and others that are those of no place, with the key that codes
// are made with. All are drawn anew in each process: whoever gets to see them knows nothing of the next one.
static uint8_t place_key[16];
static uint64_t planted[most_planted];
static bool all_planted = false;

// The places that were reached since this was asked last.
static unsigned char reached[most_places];

static uint64_t code_of(int place) {
    return workshop_siphash(place_key, (const uint8_t *)&place, sizeof place);
}

// Whether the process runs with the change at a place, which is about to run, changed or not. A learner's
// code is refused where it names this.
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

// Ends the process if a call of this start-up failed: the grader then knows that no test is to blame. Says
// which call it was, and why.
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

// Plants these places: their numbers with commas between them, `all`, or `-` for none.
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

// Lets the processes that exit tests start run with the same changes. They get to see no more than what
// stands in memory here.
static void hand_on_planted(void) {
    struct handed_on handed = {.is_everything = all_planted};
    memcpy(handed.key, place_key, sizeof place_key);
    memcpy(handed.codes, planted, sizeof planted);
    require(hand_on(&handed), "leave a file for exit tests");
    explicit_bzero(&handed, sizeof handed);
}

// Takes over what the process runs with that has started this one, if it has handed on anything.
static void take_over_planted(void) {
    struct handed_on handed;
    if (take_over(&handed)) {
        memcpy(place_key, handed.key, sizeof place_key);
        memcpy(planted, handed.codes, sizeof planted);
        all_planted = handed.is_everything;
        explicit_bzero(&handed, sizeof handed);
    }
}

// Hands out the places that were reached, and begins anew; returns how many there are.
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

// The grader's socket for the report. It is no pipe, so that it can't be opened once more by a name in
// /proc.
enum { report_descriptor = 5 };

// The ways to the grader: the report's, and what is printed; descriptors of their own, since the code under
// test may close those that it knows. Then the key that is known to the grader and to nobody else, and how
// many lines there were.
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

// Sends a line of the report: a code over what comes behind it, the line's number and the JSON. The key
// doesn't travel, and each line has another one, so that whoever reads or takes over the descriptor can
// neither make a line nor leave one out.
//
// Then a mark with the number goes to standard output, behind all that was printed before: it tells which
// test has printed what. On Linux, another thread's output can't tear it apart (PIPE_BUF).
static void send_line(const char *json, long length) {
    enum { start = 17 };
    char line[4096];
    char text[32];
    // A copy of this process isn't the one that is asked.
    if (getpid() != process) {
        return;
    }
    fflush(NULL);
    pthread_mutex_lock(&turn);
    long end = start + snprintf(line + start, 32, "%lu ", sent);
    // What is too long is missed, and has its number.
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

// Leaves nothing of what is planted in memory but the codes.
static void forget_places(void) {
    memset(places, 0, sizeof places);
}

#ifdef __linux__
// Leaves nothing of a piece of work in memory.
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

// Takes a descriptor for the program's own use, which nothing that it starts gets: one with a high number,
// since the code under test may close those that it knows.
static int own_descriptor(int descriptor) {
    int copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 100);
    require(copy >= 0, "open a file, with a number from 100 on");
    return copy;
}

// Opens the way to the grader.
static void open_channel(void) {
    channel = own_descriptor(report_descriptor);
    close(report_descriptor);
}

// Announces this program to the grader. Without that line, the grader takes it that the program could not
// start, so it comes before any code of the learner's.
static void announce(void) {
    static const char line[] = "started\n";
    write_all(channel, line, sizeof line - 1);
}

// Reads so many bytes, or all that there are; returns how many.
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

// Reads a piece of work: which key the report's codes are made with, in how many bytes what to run, and
// which places are planted: `KEY LENGTH PLACES`, a line end, WORDS. False where there is none.
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

// Ends the program after so many milliseconds, with a backtrace.
static void quit_after(long milliseconds) {
    pthread_t thread;
    sigset_t quit, before;
    sigemptyset(&quit);
    sigaddset(&quit, SIGQUIT);
    // The thread isn't the one to be interrupted.
    pthread_sigmask(SIG_BLOCK, &quit, &before);
    pthread_create(&thread, NULL, quit_main, (void *)milliseconds);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
}

// Runs before the first test, and before any code that a learner wrote. XCTest on Linux has no
// other place to register an observer from: it makes the program's entry point itself.
//
// Where WORKSHOP_REPORT is set, the grader says what to run: `stdin` for once, on standard input, `serve` for
// again and again, on a socket, and `list` for nothing, since the program only lists its tests. What stands in the environment or in the arguments can be
// read by others, also after this process has removed it, and has to be short.
//
// The number makes it the first of all: code can be written in Swift, too, that runs this early.
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
    // A grader that is killed can't end its tests any more.
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    keep_stops();
    make_brief_runs_cheap();
#endif
    require(serves || read_work(STDIN_FILENO), "read what to run");
    plant(places);
    forget_places();
    // Line by line, so that a crash loses nothing that was printed before it.
    setvbuf(stdout, NULL, _IOLBF, 0);
    open_channel();
    output = own_descriptor(STDOUT_FILENO);
    process = getpid();
    // The options of Swift Testing; XCTest has no exit tests.
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
