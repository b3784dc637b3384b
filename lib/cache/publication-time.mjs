import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { report } from './report.mjs'

/**
 * When something was last published, in milliseconds since the epoch, shared by all processes with this folder and
 * kept over restarts. Each publication is an empty file named by its time: of two at the same moment neither can
 * undo the other. A folder that cannot be used is logged, and then this process knows only of its own publications.
 * @param {string} folder
 */
export function createPublicationTime(folder) {
  let latest = 0

  /** 0 when nothing was published yet. */
  function read() {
    for (const time of times()) latest = Math.max(latest, time)
    return latest
  }

  /** Notes that something is published now. */
  function note() {
    latest = Math.max(read(), Date.now())
    try {
      mkdirSync(/* turbopackIgnore: true */ folder, { recursive: true })
      writeFileSync(/* turbopackIgnore: true */ join(folder, String(latest)), '')
      for (const time of times())
        if (time < latest) rmSync(/* turbopackIgnore: true */ join(folder, String(time)), { force: true })
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

  return { read, note }
}
