#pragma once

/// How often the calling thread has allocated memory; -1 where the C library does not let a program watch it.
long allocation_count(void);
