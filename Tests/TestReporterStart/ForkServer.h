#ifndef WORKSHOP_FORK_SERVER_H
#define WORKSHOP_FORK_SERVER_H

#ifdef __linux__

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <ftw.h>
#include <signal.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/prctl.h>
#include <sys/random.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

// The descriptor of the grader's socket. A pipe could be opened again by a name in /proc; a socket can't.
enum { work_descriptor = 6 };

// The seeds that the Swift runtime mixes into hashes. A process chooses them at random when it is loaded.
// The runtime declares this variable under the same name.
struct swift_hashing {
    uint64_t seeds[2];
    bool is_deterministic;
};
extern struct swift_hashing _swift_stdlib_Hashing_parameters __attribute__((weak));

// When the parent was loaded, libdispatch stored the number of its thread. This function replaces that
// number with the number of this process's only thread. It changes nothing if a version of libdispatch
// stores the number elsewhere. A lock may then fail if two threads want it at once, which is very rare.
extern void dispatch_atfork_child(void) __attribute__((weak));
static void renumber_thread(pid_t before) {
    void *library = dlopen("libdispatch.so", RTLD_LAZY | RTLD_NOLOAD);
    pid_t *number = NULL;
    if (library == NULL || dlinfo(library, RTLD_DI_TLS_DATA, &number) != 0) {
        return;
    }
    if (number != NULL && *number == before && dispatch_atfork_child != NULL) {
        *number = getpid();
        dispatch_atfork_child();
    }
}

// Makes a child behave like a program that was started separately: it doesn't have the grader's socket,
// and its sets and dictionaries have an order of their own.
static void become_child(pid_t parent) {
    close(work_descriptor);
    setpgid(0, 0);
    prctl(PR_SET_DUMPABLE, 1);
    struct swift_hashing *hashing = &_swift_stdlib_Hashing_parameters;
    if (hashing != NULL && !hashing->is_deterministic) {
        // Without random numbers, the order is the same as in the parent, which is as good as any other.
        ssize_t count = getrandom(hashing->seeds, sizeof hashing->seeds, 0);
        (void)count;
    }
    renumber_thread(parent);
}

// Ends the processes that a child has left behind, which are now children of this process. Returns
// whether all of them have ended.
static bool end_orphans(void) {
    for (int round = 0; round < 1000; round++) {
        pid_t ended;
        do {
            ended = waitpid(-1, NULL, WNOHANG);
        } while (ended > 0);
        if (ended < 0 && errno == ECHILD) {
            return true;
        }
        FILE *children = fopen("/proc/thread-self/children", "re");
        if (children == NULL) {
            return false;
        }
        int child;
        while (fscanf(children, "%d", &child) == 1) {
            kill(child, SIGKILL);
        }
        fclose(children);
        usleep(1000);
    }
    return false;
}

// A folder that children may write to, and its status before the first child was started.
struct scratch {
    const char *path;
    struct stat status;
};

static bool is_as_before(const struct scratch *folder) {
    struct stat now;
    const struct stat *before = &folder->status;
    return stat(folder->path, &now) == 0 && now.st_dev == before->st_dev
        && now.st_ino == before->st_ino && now.st_mode == before->st_mode
        && now.st_uid == before->st_uid;
}

static int remove_entry(const char *path, const struct stat *status, int kind, struct FTW *place) {
    (void)status;
    if (kind == FTW_DNR || kind == FTW_NS) {
        return -1;
    }
    return place->level == 0 ? 0 : remove(path);
}

// Removes everything that a child has left in a folder. Returns whether the folder is then the same as
// before the first child.
static bool empty_folder(const struct scratch *folder) {
    return is_as_before(folder)
        && nftw(folder->path, remove_entry, 16, FTW_DEPTH | FTW_PHYS | FTW_MOUNT) == 0;
}

// The number of open files that are compared: those with lower descriptors than the grader's socket.
enum { open_files = work_descriptor };
// The state of an open file. This process shares it with its children, so a child could change it for the
// next child. The state consists of: how the file is read and written, its capacity, who may open it again,
// which process gets which signal when there is something to read, whether a socket is closed, and the
// options of a socket.
struct open_file {
    int flags, size, mode, signal, owner, is_closed;
    uint64_t options;
};

// Returns a checksum of the options of a socket. The checksum is the same for all files that aren't sockets.
static uint64_t socket_options(int file) {
    uint64_t sum = 0;
    // Options with higher numbers are not settings, or have a different value each time.
    for (int option = 1; option <= SO_CNX_ADVICE; option++) {
        unsigned char value[16] = "";
        socklen_t length = sizeof value;
        if (option == SO_ERROR || getsockopt(file, SOL_SOCKET, option, value, &length) != 0) {
            continue;
        }
        for (size_t place = 0; place < sizeof value; place++) {
            sum = sum * 1099511628211u + value[place] + 1;
        }
    }
    return sum;
}

// Records the state of the open files, and removes all locks on them.
static void note_open_files(struct open_file files[open_files]) {
    for (int file = 0; file < open_files; file++) {
        struct stat status;
        struct f_owner_ex owner = {0};
        struct flock lock = {.l_type = F_UNLCK, .l_whence = SEEK_SET};
        fcntl(file, F_GETOWN_EX, &owner);
        files[file] = (struct open_file){
            .flags = fcntl(file, F_GETFL), .size = fcntl(file, F_GETPIPE_SZ),
            .mode = fstat(file, &status) == 0 ? (int)status.st_mode : -1,
            .signal = fcntl(file, F_GETSIG), .owner = owner.pid,
            .is_closed = send(file, "", 0, MSG_NOSIGNAL | MSG_DONTWAIT) != 0 && errno == EPIPE,
            .options = socket_options(file)};
        flock(file, LOCK_UN);
        fcntl(file, F_OFD_SETLK, &lock);
    }
}

// Waits for pieces of work, and returns in a new child for each of them, so that the program and its
// libraries are loaded only once. Never returns in the parent.
//
// After each child, the grader gets a line with three numbers: the error number if no child could be
// started, or else 0; the wait status of the child; and whether there can be another child. There can be
// another one only if everything is as it was for the first child.
//
// - read_work: Reads a piece of work from a descriptor; returns false if there is no more.
// - forget_work: Removes the piece of work from memory.
static void serve(bool (*read_work)(int), void (*forget_work)(void)) {
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    prctl(PR_SET_CHILD_SUBREAPER, 1);
    // A child must not read the next piece of work in this process's memory.
    prctl(PR_SET_DUMPABLE, 0);
    pid_t parent = getpid();
    char *home = getenv("HOME");
    struct scratch folder = {.path = home != NULL ? home : "."};
    struct scratch memory = {.path = "/dev/shm"};
    struct stat above;
    bool goes_on = stat(folder.path, &folder.status) == 0 && stat("..", &above) == 0;
    // In a sandbox, the folder is a separate file system, and no other program uses /dev/shm.
    bool has_memory = goes_on && above.st_dev != folder.status.st_dev
        && stat(memory.path, &memory.status) == 0;
    struct open_file before[open_files], after[open_files];
    note_open_files(before);
    while (read_work(work_descriptor)) {
        pid_t child = fork();
        if (child == 0) {
            become_child(parent);
            return;
        }
        int problem = child < 0 ? errno : 0;
        int status = 0;
        forget_work();
        // The loop also waits for processes that have lost their parent, and so became children of this
        // process.
        int other = 0;
        for (pid_t ended = 0; child > 0 && ended != child && (ended >= 0 || errno == EINTR);) {
            ended = waitpid(-1, &other, 0);
            status = other;
        }
        // The processes that the child has left behind are ended first, because they could change the
        // files and folders after these were checked.
        goes_on = end_orphans() && goes_on && problem == 0;
        note_open_files(after);
        goes_on = goes_on && empty_folder(&folder)
            && (!has_memory || empty_folder(&memory)) && memcmp(before, after, sizeof before) == 0;
        char line[64];
        int length = snprintf(line, sizeof line, "%d %d %d\n", problem, status, goes_on);
        if (write(work_descriptor, line, length) != length || !goes_on) {
            break;
        }
    }
    _exit(0);
}

#endif

#endif
