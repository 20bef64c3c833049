// SPDX-License-Identifier: GPL-3.0-or-later
#include <pthread.h>

// A page has no threads unless its server says that it is isolated from others. Here a thread does all its work at
// once, when it is started: `Session::go` and perft return when they are done, and to join them takes no time.
// What waits for another thread to do something would wait for ever; the page never asks for it (no `infinite`, no
// `ponder`, one thread).

extern "C" {

int pthread_create(pthread_t* thread, const pthread_attr_t*, void* (*work)(void*), void* argument) {
    *thread = pthread_self();
    work(argument);
    return 0;
}

int pthread_join(pthread_t, void** result) {
    if (result != nullptr) {
        *result = nullptr;
    }
    return 0;
}

}  // extern "C"
