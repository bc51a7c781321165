#pragma once

/// How often the calling thread has allocated memory; -1 where the C library does not let a program watch it.
long allocation_count(void);

/// How many bytes the process has allocated and not given back, as the C library counts them; -1 where it does not
/// tell.
long allocated_bytes(void);
