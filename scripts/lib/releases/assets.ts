import { copyFileSync, existsSync, linkSync, mkdirSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readNote, releaseIds } from './folders.ts'

/** How long a page that was opened under an earlier release still finds what it asks for, in milliseconds. */
export const keptFor = 24 * 60 * 60 * 1000

const places = ['.next-build/static']

/** The assets of a release as it was built, relative to its folder. */
export function assetsOf(folder: string): string[] {
  return places.flatMap((place) => {
    if (!existsSync(join(folder, place))) return []
    return readdirSync(join(folder, place), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
  })
}

/** Puts those of the releases that were served within a day into `id`, which must not run yet. */
export function shareAssets(releases: string, id: string, now = Date.now()): void {
  for (const other of releaseIds(releases)) {
    const { assets, retiredAt = now } = readNote(releases, other)
    if (other === id || now - retiredAt > keptFor) continue
    for (const asset of assets) share(join(releases, other, asset), join(releases, id, asset))
  }
}

function share(from: string, to: string) {
  if (existsSync(to) || !existsSync(from)) return
  mkdirSync(dirname(to), { recursive: true })
  try {
    linkSync(from, to)
  } catch {
    copyFileSync(from, to)
  }
}
