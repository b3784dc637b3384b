import { lstatSync, readdirSync, rmSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { errorCode } from '../lib/refusal.ts'

/** Begins the random part of a name, so that it says whose it is: numbers of processes mean nothing on another machine. */
export const ownMark = `${hostname()}-${process.pid}-`

const aDay = 24 * 60 * 60 * 1000

/**
 * Removes from a folder what processes of the same user that were killed have left there: at once those of this machine, and
 * after a day all others. `name` matches it, with what `ownMark` says in the groups `host` and `pid`. What cannot be removed
 * stays.
 */
export function sweepLeftovers(folder: string, name: RegExp): void {
  for (const entry of readdirSync(folder)) {
    const { groups } = name.exec(entry) ?? {}
    const path = join(folder, entry)
    try {
      if (groups && isLeft(path, groups.host, Number(groups.pid)))
        rmSync(path, { recursive: true, force: true, maxRetries: 3 })
    } catch {}
  }
}

function isLeft(path: string, host: string | undefined, pid: number) {
  const { uid, mtimeMs } = lstatSync(path)
  const isEnded = host === hostname() && !isRunning(pid)
  return uid === (process.getuid?.() ?? uid) && (isEnded || mtimeMs < Date.now() - aDay)
}

function isRunning(pid: number) {
  try {
    return pid !== process.pid && process.kill(pid, 0)
  } catch (error) {
    return errorCode(error) === 'EPERM'
  }
}
