#ifndef WORKSHOP_BRIEF_RUNS_H
#define WORKSHOP_BRIEF_RUNS_H

// While XCTest on Linux waits, it runs the main run loop once for each block on the main queue, for a
// tenth of a second at most. For each run, the run loop creates and cancels a timer of libdispatch, which
// wakes up two other threads. That takes longer than most blocks. The code in this file ends all brief
// runs with a single timer of the run loop itself, which needs no thread.

#ifdef __linux__

#include "LostStop.h"

#include <dlfcn.h>
#include <stdbool.h>
#include <stddef.h>

// Declarations from CoreFoundation, whose headers can't be included here. Times are in seconds.
enum { run_timed_out = 3 };
typedef int run_function(
    run_loop_part loop, run_loop_part mode, double seconds, unsigned char returns_after_source);
extern double CFAbsoluteTimeGetCurrent(void);
extern void CFRunLoopAddTimer(run_loop_part loop, run_loop_part timer, run_loop_part mode);
extern void CFRunLoopTimerSetNextFireDate(run_loop_part timer, double date);
extern run_loop_part CFRunLoopTimerCreate(
    run_loop_part allocator, double date, double interval, unsigned long flags, long order,
    void (*callout)(run_loop_part, void *), void *context);

// A run is brief if it takes at most as long as one of XCTest's. Longer runs cost as much as they would
// without this file.
static const double longest_brief_run = 0.1;
// CoreFoundation treats a run of this many seconds as endless, and creates no timer for it.
static const double without_end = 1e10;

// Whether this file's timer ends brief runs, which is so only in programs that the grader starts.
static bool ends_brief_runs = false;
// The timer that ends brief runs; NULL until the first brief run.
static run_loop_part brief_runs_timer = NULL;
// When the innermost run of the main run loop ends, in nanoseconds of the monotonic clock; 0 if the timer
// doesn't end that run.
static long brief_run_end = 0;
// Whether the timer has ended the innermost run.
static bool has_ended_run = false;

// Returns the date, as CoreFoundation counts it, that is this many nanoseconds from now.
static double in_nanoseconds(long left) { return CFAbsoluteTimeGetCurrent() + (double)left / 1e9; }

static void end_brief_run(run_loop_part timer, void *context) {
    (void)context;
    if (brief_run_end == 0) {
        return;
    }
    long left = brief_run_end - nanoseconds();
    if (left > 0) {
        CFRunLoopTimerSetNextFireDate(timer, in_nanoseconds(left));
        return;
    }
    has_ended_run = true;
    CFRunLoopStop(CFRunLoopGetMain());
}

// Sets when the innermost run ends. After a nested run has ended, the run around it is the innermost one.
static void set_brief_run_end(long end) {
    brief_run_end = end;
    if (end == 0) {
        return;
    }
    double fires = in_nanoseconds(end - nanoseconds());
    if (brief_runs_timer == NULL) {
        // The interval keeps the timer valid after it has fired, so that it can be set again.
        brief_runs_timer = CFRunLoopTimerCreate(NULL, fires, without_end, 0, 0, end_brief_run, NULL);
        CFRunLoopAddTimer(CFRunLoopGetMain(), brief_runs_timer, kCFRunLoopDefaultMode);
    } else {
        CFRunLoopTimerSetNextFireDate(brief_runs_timer, fires);
    }
}

// Every run of a run loop calls this function by its name, even a run that CoreFoundation itself starts.
// The dynamic linker finds this definition before the original one, because it is in the program and not
// in a library.
int CFRunLoopRunSpecific(
    run_loop_part loop, run_loop_part mode, double seconds, unsigned char returns_after_source
) {
    static _Atomic(run_function *) found = NULL;
    if (found == NULL) {
        found = (run_function *)dlsym(RTLD_NEXT, "CFRunLoopRunSpecific");
    }
    run_function *original = found;
    if (!ends_brief_runs || loop != CFRunLoopGetMain()) {
        return original(loop, mode, seconds, returns_after_source);
    }
    long outer_end = brief_run_end;
    bool outer_has_ended = has_ended_run;
    bool is_brief =
        seconds > 0 && seconds <= longest_brief_run && mode == kCFRunLoopDefaultMode;
    has_ended_run = false;
    set_brief_run_end(is_brief ? nanoseconds() + (long)(seconds * 1e9) : 0);
    int result = original(loop, mode, is_brief ? without_end : seconds, returns_after_source);
    if (has_ended_run) {
        result = run_timed_out;
    }
    has_ended_run = outer_has_ended;
    set_brief_run_end(outer_end);
    return result;
}

// Makes brief runs of the main run loop cheap from now on.
static void make_brief_runs_cheap(void) { ends_brief_runs = true; }

#endif

#endif
