#ifndef WORKSHOP_LOST_STOP_H
#define WORKSHOP_LOST_STOP_H

// XCTest on Linux waits by running the main run loop for a tenth of a second, again and again. When there is
// nothing left to wait for, it stops the run loop from another thread. If the stop comes just before a run
// starts, it is lost, and XCTest waits for the whole tenth of a second. On a busy computer, this happens a few
// times in a second. With the code below, such a stop ends the run that starts just after it.

#ifdef __linux__

#include <dlfcn.h>
#include <stdatomic.h>
#include <stddef.h>
#include <time.h>

// Declarations from CoreFoundation, which is a part of Foundation and has no header here.
typedef const void *run_loop_part;
enum { run_loop_entry = 1, run_loop_exit = 128 };
extern run_loop_part kCFRunLoopDefaultMode;
extern run_loop_part CFRunLoopGetMain(void);
extern void CFRunLoopStop(run_loop_part loop);
extern void CFRunLoopAddObserver(run_loop_part loop, run_loop_part observer, run_loop_part mode);
extern run_loop_part CFRunLoopObserverCreate(
    run_loop_part allocator, unsigned long activities, unsigned char repeats, long order,
    void (*callout)(run_loop_part, unsigned long, void *), void *context);

// The linker's names of `RunLoop._stop()`, which XCTest calls, and of `RunLoop.main`. The dynamic linker finds
// a definition in the program before the one in the library.
#define STOP_NAME "$s10Foundation7RunLoopC5_stopyyF"
#define MAIN_NAME "$s10Foundation7RunLoopC4mainACvgZ"
#define SWIFT_METHOD __attribute__((swiftcall))
#define SWIFT_SELF __attribute__((swift_context))
typedef SWIFT_METHOD void stop_function(SWIFT_SELF void *loop);
extern SWIFT_METHOD void *main_run_loop(SWIFT_SELF void *type) __asm__(MAIN_NAME);

static void *main_loop = NULL;
// When the main run loop was last stopped, in nanoseconds. 0 if a run has started or ended since then.
static _Atomic long stopped_at = 0;
// How many nanoseconds after a stop a run must start, so that the stop counts for that run. XCTest starts its
// run within this time, even on a busy computer. A run that a test itself starts comes later.
static const long stop_lasts = 10 * 1000 * 1000;

static long nanoseconds(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return time.tv_sec * 1000000000L + time.tv_nsec;
}

SWIFT_METHOD void workshop_stop_run_loop(SWIFT_SELF void *loop) __asm__(STOP_NAME);
SWIFT_METHOD void workshop_stop_run_loop(SWIFT_SELF void *loop) {
    static _Atomic(stop_function *) original = NULL;
    if (original == NULL) {
        original = (stop_function *)dlsym(RTLD_NEXT, STOP_NAME);
    }
    if (loop == main_loop) {
        stopped_at = nanoseconds();
    }
    if (original != NULL) {
        ((stop_function *)original)(loop);
    }
}

static void run_loop_begins_or_ends(run_loop_part observer, unsigned long activity, void *context) {
    (void)observer;
    (void)context;
    long moment = atomic_exchange(&stopped_at, 0);
    if (activity == run_loop_entry && moment != 0 && nanoseconds() - moment < stop_lasts) {
        CFRunLoopStop(CFRunLoopGetMain());
    }
}

// From now on, no stop of the main run loop is lost.
static void keep_stops(void) {
    main_loop = main_run_loop(NULL);
    run_loop_part observer = CFRunLoopObserverCreate(
        NULL, run_loop_entry | run_loop_exit, 1, 0, run_loop_begins_or_ends, NULL);
    CFRunLoopAddObserver(CFRunLoopGetMain(), observer, kCFRunLoopDefaultMode);
}

#endif

#endif
