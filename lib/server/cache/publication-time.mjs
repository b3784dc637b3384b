import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sharedState } from '../../shared-state.mjs'

// What lies further ahead was written by a clock that was wrong, and would outdate every page until it comes true.
const CLOCK_DRIFT_MS = 60_000

/**
 * When something was last published, in milliseconds since the epoch, shared by all processes with this folder and
 * kept over restarts. Each publication is an empty file named by its time: of two at the same moment neither can
 * undo the other. A folder that cannot be used is logged, and then this process knows only of its own publications.
 * @param {string} folder
 */
export function createPublicationTime(folder) {
  let own = 0

  /** 0 when nothing was published yet. It is asked for with every page; the folder has one file, which takes some 10 µs. */
  function latest() {
    return Math.max(own, 0, ...times())
  }

  /** Notes that something is published now. */
  function note() {
    own = Date.now()
    try {
      mkdirSync(/* turbopackIgnore: true */ folder, { recursive: true })
      writeFileSync(/* turbopackIgnore: true */ join(folder, String(own)), '')
      for (const time of times())
        if (time < own || time > own + CLOCK_DRIFT_MS)
          rmSync(/* turbopackIgnore: true */ join(folder, String(time)), { force: true })
    } catch (error) {
      report('cannot note the publication', error)
    }
  }

  function times() {
    try {
      return readdirSync(/* turbopackIgnore: true */ folder).map(Number).filter(Number.isSafeInteger)
    } catch (error) {
      if (error.code !== 'ENOENT') report('cannot read when was published', error)
      return []
    }
  }

  return { read: latest, note }
}

const reported = new Set()

/** One line of the log per kind of trouble: the cache is asked many times a second. */
function report(problem, error) {
  if (reported.has(problem)) return
  reported.add(problem)
  const { release, requests, write = console.error } = sharedState('log', () => ({}))
  const own = { time: new Date().toISOString(), level: 'error', event: 'cache_handler', release }
  write(JSON.stringify({ ...own, request: requests?.getStore(), problem, error: String(error) }))
}
