// Preloaded into every child: stops it when its parent is gone, even by SIGKILL. Its own children inherit the preload, but
// the condition is false for them.
if (process.channel && process.env.EXIT_WITH_PARENT === String(process.ppid)) {
  process.once('disconnect', () => {
    process.kill(-process.pid, 'SIGTERM')
    setTimeout(() => process.kill(-process.pid, 'SIGKILL'), 10_000).unref()
  })
  // The listener must not keep a finished program running.
  process.channel.unref()
}
