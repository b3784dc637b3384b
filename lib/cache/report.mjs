const reported = new Set()

/** One line of the log per kind of trouble: the cache is asked many times a second. */
export function report(problem, error) {
  if (reported.has(problem)) return
  reported.add(problem)
  const { release, requests, write = console.error } = globalThis.siteLogContext ?? {}
  const own = { time: new Date().toISOString(), level: 'error', event: 'cache_handler', release }
  write(JSON.stringify({ ...own, request: requests?.getStore(), problem, error: String(error) }))
}
