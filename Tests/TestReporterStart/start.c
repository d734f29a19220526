#include "TestReporterStart.h"

#include <stdio.h>
#include <stdlib.h>

// Defined in Swift, in the module TestReporter.
extern void workshop_start_reporting(void);

// Runs before the first test, and before any code that a learner wrote. XCTest on Linux has no
// other place to register an observer from: it makes the program's entry point itself.
__attribute__((constructor)) static void start(void) {
    if (getenv("WORKSHOP_REPORT") == NULL) {
        return;
    }
    // Line by line, so that a crash loses nothing that was printed before it.
    setvbuf(stdout, NULL, _IOLBF, 0);
    workshop_start_reporting();
}
