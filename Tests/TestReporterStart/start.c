// For dladdr, dlsym and nftw.
#define _GNU_SOURCE
#include "ForkServer.h"
#include "LostStop.h"
#include "SipHash.h"
#include "StopPlace.h"
#include "TestReporterStart.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#ifdef __linux__
#include <signal.h>
#include <sys/prctl.h>
#endif
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

// Defined in Swift, in the module TestReporter. It is handed the way to send a line, which has no
// name that other code could call it by, and what to run: words that each end with a zero.
extern void workshop_start_reporting(
    void (*send)(const char *json, long length), const char *words, long length);

static int planted_bug = 0;

// The planted bug that this process runs with; 0 is none. The grader gives this function another
// name in its workspaces, a secret one, so that no test can ask which bug it runs with.
int workshop_planted_bug(void) {
    return planted_bug;
}

// The places of planted bugs that were reached since this was asked last.
static unsigned char places[128];

// Notes that the code of a planted bug is about to run, planted or not. It has a secret name, too.
void workshop_reached(int place) {
    if (place >= 0 && place < (int)sizeof places) {
        places[place] = 1;
    }
}

// Hands out the places that were reached, and begins anew; returns how many there are.
int workshop_take_places(int *taken, int most) {
    int count = 0;
    for (int place = 0; place < (int)sizeof places && count < most; place++) {
        if (places[place]) {
            places[place] = 0;
            taken[count++] = place;
        }
    }
    return count;
}

// The way to the grader: its pipe, the key that is known to it and to nobody else, and how many
// lines there were.
static int channel = -1;
static uint8_t key[16];
static unsigned long sent = 0;
static pthread_mutex_t turn = PTHREAD_MUTEX_INITIALIZER;
static pid_t process = 0;

// Sends a line of the report after all that has been printed so far: a mark, a code over what comes
// behind it, the line's number and the JSON. The key doesn't travel, so that whoever reads or takes
// over the descriptor can neither make a line nor leave one out.
//
// On Linux, another thread's output can't tear apart a line of at most 4096 bytes (PIPE_BUF).
static void send_line(const char *json, long length) {
    static const char mark[] = "\x1Ereport ";
    enum { mark_length = sizeof mark - 1, start = mark_length + 17 };
    char line[4096];
    char code[18];
    // A copy of this process isn't the one that is asked.
    if (getpid() != process) {
        return;
    }
    fflush(NULL);
    pthread_mutex_lock(&turn);
    long end = start + snprintf(line + start, 32, "%lu ", sent);
    // What is too long is missed, and has its number.
    sent++;
    if (length < (long)sizeof line - end) {
        memcpy(line + end, json, length);
        end += length;
        uint64_t value = workshop_siphash(key, (uint8_t *)line + start, end - start);
        snprintf(code, sizeof code, "%016llx ", (unsigned long long)value);
        memcpy(line, mark, mark_length);
        memcpy(line + mark_length, code, 17);
        line[end++] = '\n';
        for (long done = 0; done < end;) {
            long count = write(channel, line + done, end - done);
            if (count > 0) {
                done += count;
            } else if (errno != EINTR && errno != EAGAIN) {
                break;
            }
        }
    }
    pthread_mutex_unlock(&turn);
}

// What the grader says to run.
static char *words = NULL;
static long words_length = 0;

#ifdef __linux__
// Leaves nothing of a piece of work in memory.
static void forget_work(void) {
    explicit_bzero(key, sizeof key);
    planted_bug = 0;
    if (words != NULL) {
        explicit_bzero(words, words_length);
        free(words);
    }
    words = NULL;
    words_length = 0;
}
#endif

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

// Reads a piece of work: which key the report's codes are made with, which bug is planted, and in so
// many bytes what to run: `KEY NUMBER LENGTH`, a line end, WORDS. False where there is none.
static bool read_work(int descriptor) {
    char line[128] = "";
    char digits[33] = "";
    for (size_t place = 0; place < sizeof line - 1; place++) {
        if (read_bytes(descriptor, line + place, 1) != 1 || line[place] == '\n') {
            break;
        }
    }
    int count = sscanf(line, "%32s %d %ld", digits, &planted_bug, &words_length);
    for (size_t place = 0; place < sizeof key; place++) {
        sscanf(digits + 2 * place, "%2hhx", key + place);
    }
    memset(line, 0, sizeof line);
    memset(digits, 0, sizeof digits);
    if (count != 3 || words_length < 0) {
        return false;
    }
    words = malloc(words_length > 0 ? words_length : 1);
    return words != NULL && read_bytes(descriptor, words, words_length) == words_length;
}

// Runs before the first test, and before any code that a learner wrote. XCTest on Linux has no
// other place to register an observer from: it makes the program's entry point itself.
//
// Where WORKSHOP_REPORT is set, the grader says what to run: `stdin` for once, on standard input, and
// `serve` for again and again, on a socket. What stands in the environment or in the arguments can be
// read by others, also after this process has removed it, and has to be short.
//
// The number makes it the first of all: code can be written in Swift, too, that runs this early.
__attribute__((constructor(101))) static void start(void) {
    char *value = getenv("WORKSHOP_REPORT");
    if (value == NULL) {
        return;
    }
    bool serves = strcmp(value, "serve") == 0;
    memset(value, 0, strlen(value));
    unsetenv("WORKSHOP_REPORT");
#ifdef __linux__
    if (serves) {
        serve(read_work, forget_work);
    }
    // A grader that is killed can't end its tests any more.
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    keep_stops();
#endif
    if (!serves && !read_work(STDIN_FILENO)) {
        _exit(70);
    }
    // Line by line, so that a crash loses nothing that was printed before it.
    setvbuf(stdout, NULL, _IOLBF, 0);
    // A descriptor of its own: the code under test may close or redirect standard output.
    channel = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 100);
    process = getpid();
    workshop_start_reporting(send_line, words, words_length);
    free(words);
    words = NULL;
    value = getenv("WORKSHOP_STOP_AFTER");
    if (value != NULL) {
        say_where_it_stops(channel, atol(value));
    }
}
