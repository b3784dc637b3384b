import { randomUUID } from 'node:crypto'
import { linkSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

const heartbeat = 1000
const staleAfter = 15_000

/**
 * Runs `work` while no other process holds the same lock file; waits for its turn.
 * The holder touches the file every second, so a crashed holder's lock expires after 15 s (at once when its
 * process is known to be gone).
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
function acquire(file) {
  const holder = read(file)
  if (isStale(file, holder)) remove(file, holder)
  try {
    writeFileSync(file, `${process.pid} ${randomUUID()}`, { flag: 'wx' })
    return true
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false
    throw error
  }
}

/** Renaming is atomic, so one of several waiters gets the dead lock; a living one caught by mistake goes back. */
function remove(file, holder) {
  const aside = `${file}.${randomUUID()}`
  try {
    renameSync(file, aside)
    if (read(aside) !== holder) linkSync(aside, file)
  } catch {}
  rmSync(aside, { force: true })
}

function isStale(file, holder) {
  const touched = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()
  if (Date.now() - touched > staleAfter) return true
  // An empty file belongs to a holder that is just writing its number.
  return holder !== '' && !isAlive(Number.parseInt(holder, 10))
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return hasCode(error, 'EPERM')
  }
}

function read(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

function touch(file) {
  try {
    utimesSync(file, new Date(), new Date())
  } catch {}
}

function hasCode(error, code) {
  return error instanceof Error && 'code' in error && error.code === code
}
