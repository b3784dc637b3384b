import { closeSync, openSync, rmSync, statSync, utimesSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

const heartbeat = 1000
const staleAfter = 10_000

/**
 * Waits for the lock file and runs `work` while holding it. The holder touches the file every second, so the lock of a killed
 * process expires after 10 s.
 * @template T
 * @param {string} file
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withLock(file, work) {
  while (!acquire(file)) await sleep(200)
  const beat = setInterval(() => touch(file), heartbeat)
  const release = () => rmSync(file, { force: true })
  process.once('exit', release)
  try {
    return await work()
  } finally {
    clearInterval(beat)
    process.off('exit', release)
    release()
  }
}

/** @param {string} file */
function touch(file) {
  try {
    utimesSync(file, new Date(), new Date())
  } catch {
    // Another process has taken the lock while this one was suspended.
  }
}

/** @param {string} file */
function acquire(file) {
  try {
    closeSync(openSync(file, 'wx'))
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    const touched = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()
    if (Date.now() - touched > staleAfter) rmSync(file, { force: true })
    return false
  }
}
