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

// The grader's socket. A pipe could be opened again by its name in /proc, but a socket can't.
enum { work_descriptor = 6 };

// The numbers that the Swift runtime mixes into hashes, under the runtime's own name for them. They are drawn
// when a process is loaded.
struct swift_hashing {
    uint64_t seeds[2];
    bool is_deterministic;
};
extern struct swift_hashing _swift_stdlib_Hashing_parameters __attribute__((weak));

// Libdispatch stored the number of the main thread when it was loaded, in the parent. This replaces that number
// with the number of this process's only thread. If libdispatch stores the number somewhere else, a lock that
// two threads want at the same time may fail, but this hardly ever happens.
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

// Makes a child like a newly started process: it has nothing that belongs to its parent, and its sets and
// dictionaries have a different order.
static void become_child(pid_t parent) {
    close(work_descriptor);
    setpgid(0, 0);
    prctl(PR_SET_DUMPABLE, 1);
    struct swift_hashing *hashing = &_swift_stdlib_Hashing_parameters;
    if (hashing != NULL && !hashing->is_deterministic) {
        // If no numbers can be drawn, the order is the same as in the parent, which is also fine.
        ssize_t count = getrandom(hashing->seeds, sizeof hashing->seeds, 0);
        (void)count;
    }
    renumber_thread(parent);
}

// Ends the processes that a child has left behind. This process is their parent now. Returns whether none is
// left.
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

// A folder that children may write in, and its status before the first child.
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

// Removes everything that a child has left in a folder. Returns whether the folder is as before then.
static bool empty_folder(const struct scratch *folder) {
    return is_as_before(folder)
        && nftw(folder->path, remove_entry, 16, FTW_DEPTH | FTW_PHYS | FTW_MOUNT) == 0;
}

// The state of an open file of this process, which all its children share: how it is read and written, the
// size of a pipe, who may open it again, which signal is sent to whom when there is something to read, whether
// the other end of a socket is closed, and a socket's options.
enum { open_files = work_descriptor };
struct open_file {
    int flags, size, mode, signal, owner, is_closed;
    uint64_t options;
};

// Returns a checksum of all options of a socket. All files that aren't sockets have the same checksum.
static uint64_t socket_options(int file) {
    uint64_t sum = 0;
    // The options with higher numbers can't be set, or don't have the same value each time.
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

// Records the state of the open files, and removes their locks.
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

// Waits for pieces of work. For each of them, it starts a child and returns in that child, so the program and
// its libraries are loaded only once. It never returns in the parent.
//
// After each child, the grader gets three numbers: the system's error number if the child could not be started,
// or else 0; the child's end as reported by waitpid; and whether there can be another child, because everything
// is as it was before the first one.
//
// - read_work: Reads a piece of work from a descriptor; returns false if there is no more work.
// - forget_work: Removes a piece of work from memory.
static void serve(bool (*read_work)(int), void (*forget_work)(void)) {
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    prctl(PR_SET_CHILD_SUBREAPER, 1);
    // A child must not be able to read the next piece of work from this process's memory.
    prctl(PR_SET_DUMPABLE, 0);
    pid_t parent = getpid();
    char *home = getenv("HOME");
    struct scratch folder = {.path = home != NULL ? home : "."};
    struct scratch memory = {.path = "/dev/shm"};
    struct stat above;
    bool goes_on = stat(folder.path, &folder.status) == 0 && stat("..", &above) == 0;
    // In a sandbox, the folder is on a separate disk. Then /dev/shm is also used only by these processes.
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
        // This also waits for processes whose parent, a child, has ended.
        int other = 0;
        for (pid_t ended = 0; child > 0 && ended != child && (ended >= 0 || errno == EINTR);) {
            ended = waitpid(-1, &other, 0);
            status = other;
        }
        // The processes that the child has left are ended first, because they could still change the files that
        // are checked next.
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
