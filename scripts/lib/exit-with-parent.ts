// Preloaded into every child: stops it when the process that started it is gone, even by SIGKILL.
// The processes that it starts inherit the preload, but the condition is false for them.
if (process.channel && process.env.EXIT_WITH_PARENT === String(process.ppid)) {
  process.once('disconnect', () => {
    process.kill(-process.pid, 'SIGTERM')
    setTimeout(() => process.kill(-process.pid, 'SIGKILL'), 10_000).unref()
  })
  // Listening alone must not keep a finished program alive.
  process.channel.unref()
}
