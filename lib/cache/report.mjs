const reported = new Set()

/** One line of the log per kind of trouble: the cache is asked many times a second. */
export function report(problem, error) {
  const line = JSON.stringify({ event: 'cache_handler', problem, error: String(error) })
  if (reported.has(problem)) return
  reported.add(problem)
  console.error(line)
}
