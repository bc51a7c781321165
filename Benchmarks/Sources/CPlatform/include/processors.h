#pragma once

/// Has the process, with all threads it starts from now on, run on the first so many processors that it
/// may use. Returns on how many it does; 0 where the system does not let a program say so.
int use_processors(int count);
