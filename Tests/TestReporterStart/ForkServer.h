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

// The grader's socket. It is no pipe, so that it can't be opened once more by a name in /proc.
enum { work_descriptor = 6 };

// What the Swift runtime mixes into hashes, by its own name. A process draws it as it is loaded.
struct swift_hashing {
    uint64_t seeds[2];
    bool is_deterministic;
};
extern struct swift_hashing _swift_stdlib_Hashing_parameters __attribute__((weak));

// Gives libdispatch the number of this process's only thread in the place of its parent's, which it
// has kept as it was loaded. Where it keeps it elsewhere, a lock that two threads want at a time may
// fail, which hardly ever happens.
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

// Makes a child what a process of its own would be: it has nothing of its parent's, and an order of
// sets and dictionaries that nobody else has.
static void become_child(pid_t parent) {
    close(work_descriptor);
    setpgid(0, 0);
    prctl(PR_SET_DUMPABLE, 1);
    struct swift_hashing *hashing = &_swift_stdlib_Hashing_parameters;
    if (hashing != NULL && !hashing->is_deterministic) {
        // Without other numbers the order is that of the parent, which is as good as any.
        ssize_t count = getrandom(hashing->seeds, sizeof hashing->seeds, 0);
        (void)count;
    }
    renumber_thread(parent);
}

// Ends what a child has left, whose parent this process is now; returns whether none is left.
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

// A folder that children may write in, and what it was before them.
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

// Removes what a child has left in a folder; returns whether it is as before then.
static bool empty_folder(const struct scratch *folder) {
    return is_as_before(folder)
        && nftw(folder->path, remove_entry, 16, FTW_DEPTH | FTW_PHYS | FTW_MOUNT) == 0;
}

// What the open files of this process are, which its children have together: how they are read and
// written, how much there is room for, who may open them once more, which signal tells whom that there is
// something to read, and what is set of sockets.
enum { open_files = work_descriptor };
struct open_file {
    int flags, size, mode, signal, owner, is_closed;
    uint64_t options;
};

// A sum over what can be set of a socket; the same for all that is none.
static uint64_t socket_options(int file) {
    uint64_t sum = 0;
    // Those above are no settings, or aren't the same each time.
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

// Notes that, and gives back what is locked.
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

// Waits for work again and again, and returns in a child for each piece of it: so the program and
// its libraries are loaded once. Never returns in the parent.
//
// After each child the grader is told: a number of the system's where none could be started or 0,
// the child's end as of waitpid, and whether there can be another one, for which all is as it was for
// the first.
//
// - read_work: Reads a piece of work from a descriptor; false where there is none any more.
// - forget_work: Leaves nothing of it in memory.
static void serve(bool (*read_work)(int), void (*forget_work)(void)) {
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    prctl(PR_SET_CHILD_SUBREAPER, 1);
    // The next piece of work is none of a child's business.
    prctl(PR_SET_DUMPABLE, 0);
    pid_t parent = getpid();
    char *home = getenv("HOME");
    struct scratch folder = {.path = home != NULL ? home : "."};
    struct scratch memory = {.path = "/dev/shm"};
    struct stat above;
    bool goes_on = stat(folder.path, &folder.status) == 0 && stat("..", &above) == 0;
    // In a sandbox the folder is a disk of its own, and this one belongs to nobody else, either.
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
        // Others are waited for, too, as they lose their parent.
        int other = 0;
        for (pid_t ended = 0; child > 0 && ended != child && (ended >= 0 || errno == EINTR);) {
            ended = waitpid(-1, &other, 0);
            status = other;
        }
        // What is left of the child could change the rest as soon as it was looked at.
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
