#include "allocations.h"

#if defined(__GLIBC__) || defined(__gnu_linux__)

#include <malloc.h>
#include <stddef.h>

/// The C library's own.
extern void *__libc_malloc(size_t size);

/// For each thread, so that threads that allocate at the same time don't wait for each other.
static _Thread_local long count;

/// Takes the place of the C library's, for all of the process.
void *malloc(size_t size) {
  count++;
  return __libc_malloc(size);
}

long allocation_count(void) { return count; }

long allocated_bytes(void) {
#if __GLIBC_PREREQ(2, 33)
  struct mallinfo2 info = mallinfo2();
  return (long)(info.uordblks + info.hblkhd);
#else
  return -1;
#endif
}

#else

long allocation_count(void) { return -1; }

long allocated_bytes(void) { return -1; }

#endif
