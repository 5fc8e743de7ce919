/* Preloaded into a process: its writes to SQLite files, or the flushes of them, fail as the file named by DISK_FAULT
   says ("write 28", "sync 5": the call and the errno). Without that file everything works. Each flush of them that the
   disk took adds a byte to the file named by DISK_FAULT with `.syncs` after it. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <unistd.h>

static int is_store(int fd) {
  char link[64], target[4096];
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t length = readlink(link, target, sizeof target - 1);
  if (length < 0) return 0;
  target[length] = 0;
  return strstr(target, ".sqlite") != NULL;
}

static int counted(int fd, int done) {
  const char *path = getenv("DISK_FAULT");
  char syncs[4096];
  if (done != 0 || path == NULL || !is_store(fd)) return done;
  snprintf(syncs, sizeof syncs, "%s.syncs", path);
  int file = open(syncs, O_WRONLY | O_CREAT | O_APPEND, 0600);
  if (file < 0) return done;
  if (write(file, ".", 1) < 0) abort();
  close(file);
  return done;
}

static int fails(int fd, const char *call) {
  const char *path = getenv("DISK_FAULT");
  FILE *fault = path == NULL ? NULL : fopen(path, "r");
  if (fault == NULL) return 0;
  char named[16] = "";
  int code = 0;
  int read = fscanf(fault, "%15s %d", named, &code);
  fclose(fault);
  if (read != 2 || strcmp(named, call) != 0) return 0;
  if (!is_store(fd)) return 0;
  errno = code;
  return 1;
}

ssize_t pwrite64(int fd, const void *bytes, size_t count, off64_t at) {
  static ssize_t (*real)(int, const void *, size_t, off64_t);
  if (real == NULL) real = dlsym(RTLD_NEXT, "pwrite64");
  return fails(fd, "write") ? -1 : real(fd, bytes, count, at);
}

ssize_t pwrite(int fd, const void *bytes, size_t count, off_t at) { return pwrite64(fd, bytes, count, at); }

int fdatasync(int fd) {
  static int (*real)(int);
  if (real == NULL) real = dlsym(RTLD_NEXT, "fdatasync");
  return fails(fd, "sync") ? -1 : counted(fd, real(fd));
}

int fsync(int fd) {
  static int (*real)(int);
  if (real == NULL) real = dlsym(RTLD_NEXT, "fsync");
  return fails(fd, "sync") ? -1 : counted(fd, real(fd));
}
