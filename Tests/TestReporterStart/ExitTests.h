#ifndef WORKSHOP_EXIT_TESTS_H
#define WORKSHOP_EXIT_TESTS_H

// Swift Testing runs the body of an exit test in a separate process: it starts this program again, with
// other arguments and another environment. The changes that are planted in this process, such as a bug,
// must be planted in that process as well.

#include <fcntl.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

// The maximum number of places that can be planted at the same time.
enum { most_planted = 16 };

// What is planted, as codes that mean nothing without the key that they were made with.
struct handed_on {
    uint8_t key[16];
    uint64_t codes[most_planted];
    bool is_everything;
};

// The environment variable that contains a descriptor of the file that says what is planted. A file
// without a name is used because other processes can read the arguments and environment of a process.
static const char handed_on_variable[] = "WORKSHOP_HANDED_ON";

// The first and last of the descriptors that the grader opens for this program besides standard input,
// output and error. Swift Testing writes its events to the first one.
enum { first_of_grader = 3, last_of_grader = 6 };

// Passes what is planted to the processes that this one starts, and makes sure that the grader's
// descriptors are closed there. Returns whether what is planted was passed on.
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
    // Exit tests keep this descriptor: Swift Testing closes only those above its own descriptors, which
    // it opens later.
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

// Reads what is planted in the process that started this one. Returns false if that process has passed
// on nothing.
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
