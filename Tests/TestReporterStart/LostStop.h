#ifndef WORKSHOP_LOST_STOP_H
#define WORKSHOP_LOST_STOP_H

// XCTest on Linux waits by running the main run loop for a tenth of a second, again and again, and stops
// it from another thread when there is nothing left to wait for. If the stop comes just before the run
// loop runs, it is lost, and the whole tenth of a second passes. On a busy computer, that happens a few
// times a second. The code in this file makes such a stop end the run that starts just after it.

#ifdef __linux__

#include <dlfcn.h>
#include <stdatomic.h>
#include <stddef.h>
#include <time.h>

// Declarations from CoreFoundation, a part of Foundation whose headers can't be included here.
typedef const void *run_loop_part;
enum { run_loop_entry = 1, run_loop_exit = 128 };
extern run_loop_part kCFRunLoopDefaultMode;
extern run_loop_part CFRunLoopGetMain(void);
extern void CFRunLoopStop(run_loop_part loop);
extern void CFRunLoopAddObserver(run_loop_part loop, run_loop_part observer, run_loop_part mode);
extern run_loop_part CFRunLoopObserverCreate(
    run_loop_part allocator, unsigned long activities, unsigned char repeats, long order,
    void (*callout)(run_loop_part, unsigned long, void *), void *context);

// The symbols of `RunLoop._stop()`, which XCTest calls, and of `RunLoop.main`. A symbol in the program
// itself is found before the same symbol in a library.
#define STOP_NAME "$s10Foundation7RunLoopC5_stopyyF"
#define MAIN_NAME "$s10Foundation7RunLoopC4mainACvgZ"
#define SWIFT_METHOD __attribute__((swiftcall))
#define SWIFT_SELF __attribute__((swift_context))
typedef SWIFT_METHOD void stop_function(SWIFT_SELF void *loop);
extern SWIFT_METHOD void *main_run_loop(SWIFT_SELF void *type) __asm__(MAIN_NAME);

static void *main_loop = NULL;
// When the main run loop was stopped, in nanoseconds; 0 if a run has started or ended since then.
static _Atomic long stopped_at = 0;
// A stop ends a run that starts within this many nanoseconds. XCTest starts its run almost immediately
// after the stop, even if other threads run first. A run that a test itself starts comes later.
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

// Makes sure that no stop of the main run loop is lost from now on.
static void keep_stops(void) {
    main_loop = main_run_loop(NULL);
    run_loop_part observer = CFRunLoopObserverCreate(
        NULL, run_loop_entry | run_loop_exit, 1, 0, run_loop_begins_or_ends, NULL);
    CFRunLoopAddObserver(CFRunLoopGetMain(), observer, kCFRunLoopDefaultMode);
}

#endif

#endif
