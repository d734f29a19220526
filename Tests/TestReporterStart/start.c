#include "TestReporterStart.h"

#ifdef __linux__
#include <signal.h>
#include <sys/prctl.h>
#endif
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

// Defined in Swift, in the module TestReporter.
extern void workshop_start_reporting(const char *secret);

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

// Runs before the first test, and before any code that a learner wrote. XCTest on Linux has no
// other place to register an observer from: it makes the program's entry point itself.
//
// Where WORKSHOP_REPORT is set, the grader says on standard input which secret begins each line of
// the report and which bug is planted: `SECRET NUMBER`. What stands in the environment or in the
// arguments can be read by others, also after this process has removed it.
//
// The number makes it the first of all: code can be written in Swift, too, that runs this early.
__attribute__((constructor(101))) static void start(void) {
    char line[128] = "";
    char secret[64] = "";
    char *value = getenv("WORKSHOP_REPORT");
    if (value == NULL) {
        return;
    }
    memset(value, 0, strlen(value));
    unsetenv("WORKSHOP_REPORT");
    for (size_t length = 0; length < sizeof line - 1; length++) {
        if (read(0, line + length, 1) != 1 || line[length] == '\n') {
            break;
        }
    }
    sscanf(line, "%63s %d", secret, &planted_bug);
    memset(line, 0, sizeof line);
#ifdef __linux__
    // A grader that is killed can't end its tests any more.
    prctl(PR_SET_PDEATHSIG, SIGKILL);
#endif
    // Line by line, so that a crash loses nothing that was printed before it.
    setvbuf(stdout, NULL, _IOLBF, 0);
    workshop_start_reporting(secret);
}
