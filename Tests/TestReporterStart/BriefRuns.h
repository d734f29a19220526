#ifndef WORKSHOP_BRIEF_RUNS_H
#define WORKSHOP_BRIEF_RUNS_H

// XCTest on Linux waits by running the main run loop for a tenth of a second, again and again: once for
// each block on the main queue. For each run, the run loop makes a timer of libdispatch and cancels it,
// for which two other threads wake up: that takes longer than most blocks. Here, one timer of the run
// loop's own, which needs no thread, ends all brief runs.

#ifdef __linux__

#include "LostStop.h"

#include <dlfcn.h>
#include <stdbool.h>
#include <stddef.h>

// Of CoreFoundation; times are in seconds.
enum { run_timed_out = 3 };
typedef int run_function(
    run_loop_part loop, run_loop_part mode, double seconds, unsigned char returns_after_source);
extern double CFAbsoluteTimeGetCurrent(void);
extern void CFRunLoopAddTimer(run_loop_part loop, run_loop_part timer, run_loop_part mode);
extern void CFRunLoopTimerSetNextFireDate(run_loop_part timer, double date);
extern run_loop_part CFRunLoopTimerCreate(
    run_loop_part allocator, double date, double interval, unsigned long flags, long order,
    void (*callout)(run_loop_part, void *), void *context);

// Runs for as long as XCTest's are brief. A longer one costs no more than it did.
static const double longest_brief_run = 0.1;
// For CoreFoundation, a run of so many seconds is one without end, and needs no timer.
static const double without_end = 1e10;

// Whether this is done at all: the grader's programs only.
static bool ends_brief_runs = false;
// The timer, once there has been a brief run; the end of the innermost run of the main run loop, in the
// nanoseconds of a clock that nobody sets, or 0 where the timer has no part in it; and whether the timer has
// ended that run.
static run_loop_part brief_runs_timer = NULL;
static long brief_run_end = 0;
static bool has_ended_run = false;

// When a timer of the run loop has to fire: it takes a time of day, and counts from now.
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

// Sets the end of the innermost run, which may be that of a run that has another one in it.
static void set_brief_run_end(long end) {
    brief_run_end = end;
    if (end == 0) {
        return;
    }
    double fires = in_nanoseconds(end - nanoseconds());
    if (brief_runs_timer == NULL) {
        // It is never over: a timer that has an interval may be set again.
        brief_runs_timer = CFRunLoopTimerCreate(NULL, fires, without_end, 0, 0, end_brief_run, NULL);
        CFRunLoopAddTimer(CFRunLoopGetMain(), brief_runs_timer, kCFRunLoopDefaultMode);
    } else {
        CFRunLoopTimerSetNextFireDate(brief_runs_timer, fires);
    }
}

// By this name, all runs of run loops begin, also those of CoreFoundation itself. What is in the program
// is found before what is in a library.
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
