// Sets the wall clock of a process ahead by the seconds in CLOCK_OFFSET, as a library for LD_PRELOAD.
//
// A wait until a time of the wall clock ends when the shifted clock shows it.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <pthread.h>
#include <stdlib.h>
#include <sys/time.h>
#include <time.h>

static time_t offset;
static int (*get_time)(clockid_t, struct timespec *);
static int (*wait_until)(pthread_cond_t *, pthread_mutex_t *, const struct timespec *);

__attribute__((constructor)) static void load(void) {
  const char *text = getenv("CLOCK_OFFSET");
  get_time = dlsym(RTLD_NEXT, "clock_gettime");
  wait_until = dlvsym(RTLD_NEXT, "pthread_cond_timedwait", "GLIBC_2.3.2");
  if (!wait_until) wait_until = dlsym(RTLD_NEXT, "pthread_cond_timedwait");
  offset = text ? atol(text) : 0;
}

int clock_gettime(clockid_t clock, struct timespec *now) {
  if (!get_time) load();
  int result = get_time(clock, now);
  if (!result && (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE)) now->tv_sec += offset;
  return result;
}

int gettimeofday(struct timeval *restrict now, void *restrict zone) {
  struct timespec time;
  (void)zone;
  clock_gettime(CLOCK_REALTIME, &time);
  now->tv_sec = time.tv_sec;
  now->tv_usec = time.tv_nsec / 1000;
  return 0;
}

time_t time(time_t *result) {
  struct timespec time;
  clock_gettime(CLOCK_REALTIME, &time);
  if (result) *result = time.tv_sec;
  return time.tv_sec;
}

int pthread_cond_timedwait(pthread_cond_t *condition, pthread_mutex_t *mutex, const struct timespec *end) {
  struct timespec time = *end;
  if (!wait_until) load();
  // A monotonic clock begins with the machine.
  if (time.tv_sec > 1000000000) time.tv_sec -= offset;
  return wait_until(condition, mutex, &time);
}
