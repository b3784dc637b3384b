/**
 * Without them V8 clears up late where a machine has memory: after ten thousand requests the site's process held 512 MB of which
 * 75 were in use, with them 254. A process that needs more than the second says ends, and is started again.
 */
export const memoryFlags = ['--max-semi-space-size=4', '--max-old-space-size=256']

/** glibc gives every thread a heap of its own: after ten uploads the process held 563 MB, with two heaps 280. */
export const memoryVariables = { MALLOC_ARENA_MAX: '2' }
