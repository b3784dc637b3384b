import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { report } from './report.mjs'

/** What Next itself would use at most. */
const MEMORY_BYTES = 50 * 1024 * 1024

/** A build that has kept nothing for so long serves nobody. */
const ABANDONED_MS = 24 * 60 * 60 * 1000

/**
 * Answers of one build by Next's keys, in memory and as one file each, which other processes share. The files name
 * the build's own scripts and styles, so those of a build that has kept none for a day are thrown away. A disk that refuses is logged; the
 * answers then live in memory alone.
 * @param {string} root the folder of all builds
 * @param {string} buildId
 */
export function createPageStore(root, buildId) {
  const folder = join(root, buildId)
  const memory = createMemory(MEMORY_BYTES)
  let isReady
  let files = 0

  return {
    inMemory: (key) => memory.get(key),
    onDisk,
    keep,
    remember: (key, entry) => memory.set(key, entry, serialize(entry).length),
    has: (key) => memory.get(key) !== undefined || existsSync(/* turbopackIgnore: true */ fileOf(key)),
  }

  /** Undefined when there is none, and when it cannot be read: then the page is rendered again. */
  async function onDisk(key) {
    try {
      const data = await readFile(/* turbopackIgnore: true */ fileOf(key))
      const entry = deserialize(data)
      memory.set(key, entry, data.length)
      return entry
    } catch (error) {
      if (error.code !== 'ENOENT') report('cannot read a page', error)
      return undefined
    }
  }

  async function keep(key, entry) {
    // It keeps Buffers and Maps, as Next asks of a store.
    const data = serialize(entry)
    memory.set(key, entry, data.length)
    // Another process may write the same page: whole files only, and each its own on the way.
    files += 1
    const temporary = join(folder, `${process.pid}-${files}.tmp`)
    try {
      isReady ??= prepare()
      await isReady
      await writeFile(/* turbopackIgnore: true */ temporary, data)
      await rename(/* turbopackIgnore: true */ temporary, /* turbopackIgnore: true */ fileOf(key))
    } catch (error) {
      isReady = undefined
      report('cannot write a page', error)
      await rm(/* turbopackIgnore: true */ temporary, { force: true }).catch(() => undefined)
    }
  }

  async function prepare() {
    await mkdir(/* turbopackIgnore: true */ folder, { recursive: true })
    for (const name of await readdir(/* turbopackIgnore: true */ root)) {
      const other = join(root, name)
      if (name !== buildId && (await isAbandoned(other)))
        await rm(/* turbopackIgnore: true */ other, { recursive: true, force: true })
    }
  }

  // Another release may be on its way out, or come back.
  async function isAbandoned(other) {
    const { mtimeMs } = await stat(/* turbopackIgnore: true */ other)
    return Date.now() - mtimeMs > ABANDONED_MS
  }

  // Keys may hold any path, of any length.
  function fileOf(key) {
    return join(folder, createHash('sha256').update(key).digest('hex'))
  }
}

/**
 * The values used last, up to a sum of bytes; those unused for longest go first.
 * @param {number} maxBytes
 */
export function createMemory(maxBytes) {
  // A Map keeps the order in which keys were put in.
  const kept = new Map()
  let bytes = 0

  function get(key) {
    const found = kept.get(key)
    if (!found) return undefined
    kept.delete(key)
    kept.set(key, found)
    return found.value
  }

  function set(key, value, size) {
    remove(key)
    kept.set(key, { value, size })
    bytes += size
    for (const oldest of kept.keys()) {
      if (bytes <= maxBytes) return
      remove(oldest)
    }
  }

  function remove(key) {
    bytes -= kept.get(key)?.size ?? 0
    kept.delete(key)
  }

  return { get, set }
}
