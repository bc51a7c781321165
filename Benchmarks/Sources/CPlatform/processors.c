#define _GNU_SOURCE
#include "processors.h"

#if defined(__linux__)

#include <sched.h>

int use_processors(int count) {
  cpu_set_t all, chosen;
  if (sched_getaffinity(0, sizeof all, &all) != 0) return 0;
  CPU_ZERO(&chosen);
  for (int cpu = 0; cpu < CPU_SETSIZE && CPU_COUNT(&chosen) < count; cpu++)
    if (CPU_ISSET(cpu, &all)) CPU_SET(cpu, &chosen);
  return sched_setaffinity(0, sizeof chosen, &chosen) == 0 ? CPU_COUNT(&chosen) : 0;
}

#else

int use_processors(int count) { return 0; }

#endif
