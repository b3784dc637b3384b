import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js'

// Next keeps invalidations in memory only: lost at a restart, unknown to a second process. This file shares them.
const FILE = join(resolve(process.env.DATA_DIR || '.data'), 'site', 'invalidated-tags.json')
const MAX_TAGS = 5000
/** @type {number | undefined} */
let seenVersion

/** Merges what another process, or this one before a restart, has invalidated. One `stat` when nothing is new. */
export function pullTags() {
  try {
    const version = statSync(/* turbopackIgnore: true */ FILE, { throwIfNoEntry: false })?.mtimeMs
    if (version === seenVersion) return
    seenVersion = version
    if (version === undefined) return
    for (const [tag, theirs] of JSON.parse(readFileSync(/* turbopackIgnore: true */ FILE, 'utf8'))) {
      const ours = tagsManifest.get(tag)
      tagsManifest.set(tag, { ...ours, ...latest('stale', ours, theirs), ...latest('expired', ours, theirs) })
    }
  } catch (error) {
    report('cannot read the invalidated tags', error)
  }
}

/** Writes this process's invalidations for the others and for the next start. */
export function pushTags() {
  try {
    mkdirSync(dirname(FILE), { recursive: true })
    const temporary = `${FILE}.${process.pid}`
    writeFileSync(/* turbopackIgnore: true */ temporary, JSON.stringify([...tagsManifest].slice(-MAX_TAGS)))
    renameSync(temporary, FILE)
    seenVersion = statSync(/* turbopackIgnore: true */ FILE).mtimeMs
  } catch (error) {
    report('cannot write the invalidated tags', error)
  }
}

function latest(field, ours, theirs) {
  const time = Math.max(ours?.[field] ?? 0, theirs[field] ?? 0)
  return time > 0 ? { [field]: time } : {}
}

function report(problem, error) {
  console.error(JSON.stringify({ event: 'cache_handler', problem, error: String(error) }))
}
