import { lstatSync, readdirSync, rmSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { errorCode } from '../lib/refusal.ts'

/** Starts the random part of a name with its owner; process ids mean nothing on another machine. */
export const ownMark = `${hostname()}-${process.pid}-`

const aDay = 24 * 60 * 60 * 1000

/**
 * Removes leftovers of this user's killed processes from a folder: those of this machine immediately, others after a day.
 * `name` matches them, with the parts of `ownMark` in the groups `host` and `pid`. Skips what cannot be removed.
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
