#include "TestReporterStart.h"

#ifdef __linux__
#include <signal.h>
#include <sys/prctl.h>
#endif
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// Defined in Swift, in the module TestReporter.
extern void workshop_start_reporting(const char *secret);

static int planted_bug = 0;

// The planted bug that this process runs with; 0 is none. The grader gives this function another
// name in its workspaces, a secret one, so that no test can ask which bug it runs with.
int workshop_planted_bug(void) {
    return planted_bug;
}

// Runs before the first test, and before any code that a learner wrote. XCTest on Linux has no
// other place to register an observer from: it makes the program's entry point itself.
//
// The grader says in WORKSHOP_REPORT which secret begins each line of the report and which bug is
// planted: `SECRET NUMBER`.
__attribute__((constructor)) static void start(void) {
    char secret[64] = "";
    char *value = getenv("WORKSHOP_REPORT");
    if (value == NULL) {
        return;
    }
    sscanf(value, "%63s %d", secret, &planted_bug);
    // Wiped and not only unset: what a process was started with can be read again elsewhere.
    memset(value, 0, strlen(value));
    unsetenv("WORKSHOP_REPORT");
#ifdef __linux__
    // A grader that is killed can't end its tests any more.
    prctl(PR_SET_PDEATHSIG, SIGKILL);
#endif
    // Line by line, so that a crash loses nothing that was printed before it.
    setvbuf(stdout, NULL, _IOLBF, 0);
    workshop_start_reporting(secret);
}
