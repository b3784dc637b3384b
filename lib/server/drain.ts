declare global {
  var siteIsDraining: boolean | undefined
}

/** True once this process was told to end: it answers what it has, and wants nothing new (PUB-8). */
export function isDraining(): boolean {
  return globalThis.siteIsDraining ?? false
}

/** Listens beside Next, and beside whoever stops the process in its place; a listener alone would keep it alive. */
export function noteDrain() {
  const note = () => {
    globalThis.siteIsDraining = true
  }
  if (process.listenerCount('SIGTERM') > 0) process.once('SIGTERM', note)
  process.once('disconnect', note)
}
