import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { errorCode } from '../lib/refusal.ts'

/**
 * Removes from a folder what processes that were killed have left there. `name` matches it, with the number of the process
 * as its group; a name without one is of a former release.
 */
export function sweepLeftovers(folder: string, name: RegExp): void {
  for (const entry of readdirSync(folder)) {
    const found = name.exec(entry)
    if (found && !isRunning(Number(found[1])))
      rmSync(join(folder, entry), { recursive: true, force: true, maxRetries: 3 })
  }
}

function isRunning(pid: number) {
  try {
    return pid > 0 && pid !== process.pid && process.kill(pid, 0)
  } catch (error) {
    return errorCode(error) === 'EPERM'
  }
}
