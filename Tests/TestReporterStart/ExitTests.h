#ifndef WORKSHOP_EXIT_TESTS_H
#define WORKSHOP_EXIT_TESTS_H

// Swift Testing runs the body of an exit test in a separate process: it starts the program again, with its
// arguments and environment. The same bugs must be planted in that process as in this one.

#include <fcntl.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

// How many places can be planted at the same time.
enum { most_planted = 16 };

// What is planted, as codes. In a process with a different key, they mean nothing.
struct handed_on {
    uint8_t key[16];
    uint64_t codes[most_planted];
    bool is_everything;
};

// The environment variable with the number of the descriptor from which the codes can be read. The codes are in
// a file without a name, because other processes can read a process's arguments and environment.
static const char handed_on_variable[] = "WORKSHOP_HANDED_ON";

// The descriptors above standard error that the grader opens. Swift Testing writes its events to the first one.
enum { first_of_grader = 3, last_of_grader = 6 };

// Makes the codes available to the processes that this one starts, and keeps the grader's descriptors from
// them. Returns whether that worked.
static bool hand_on(const struct handed_on *handed) {
    char path[4096], number[16];
    const char *folder = getenv("TMPDIR");
    for (int file = first_of_grader; file <= last_of_grader; file++) {
        fcntl(file, F_SETFD, FD_CLOEXEC);
    }
    snprintf(path, sizeof path, "%s/XXXXXX", folder != NULL ? folder : "/tmp");
    int writing = mkstemp(path);
    if (writing < 0) {
        return false;
    }
    // In the new process, Swift Testing closes all descriptors above its own ones. Those are opened later than
    // this one, so they have higher numbers.
    int reading = open(path, O_RDONLY);
    unlink(path);
    bool is_written = write(writing, handed, sizeof *handed) == (ssize_t)sizeof *handed;
    close(writing);
    if (reading < 0 || !is_written) {
        return false;
    }
    snprintf(number, sizeof number, "%d", reading);
    return setenv(handed_on_variable, number, 1) == 0;
}

// Reads the codes that the process that started this one has made available. Returns false if there are none.
static bool take_over(struct handed_on *handed) {
    const char *value = getenv(handed_on_variable);
    if (value == NULL) {
        return false;
    }
    int file = atoi(value);
    unsetenv(handed_on_variable);
    bool is_read = pread(file, handed, sizeof *handed, 0) == (ssize_t)sizeof *handed;
    close(file);
    return is_read;
}

#endif
