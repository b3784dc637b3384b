import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Refusal } from '../refusal.ts'
import { keptFor, shareAssets } from './assets.ts'
import { chooseRelease, currentRelease, readNote, readServing, releaseIds, writeNote } from './folders.ts'

const keptReleases = 3

/** Resolves when another release is served: with false where no supervisor runs. Throws a Refusal when it did not start. */
export async function switchTo(releases: string, id: string): Promise<boolean> {
  const previous = currentRelease(releases)
  shareAssets(releases, id)
  writeNote(releases, id, { assets: readNote(releases, id).assets })
  chooseRelease(releases, id)
  const isServed = await untilServed(releases, id).catch((error: unknown) => {
    if (previous) chooseRelease(releases, previous)
    throw error
  })
  if (previous && previous !== id)
    writeNote(releases, previous, { ...readNote(releases, previous), retiredAt: Date.now() })
  return isServed
}

async function untilServed(releases: string, id: string) {
  while (true) {
    const serving = readServing(releases)
    if (!serving) return false
    if (serving.release === id) return true
    if (serving.failed?.release === id)
      throw new Refusal(`A versão ${id} ${serving.failed.why}; a anterior continua no ar.`)
    await sleep(100)
  }
}

/** The release that was served before the present one; undefined when there was none. */
export function releaseBefore(releases: string): string | undefined {
  const current = currentRelease(releases)
  const retired = releaseIds(releases)
    .filter((id) => id !== current)
    .map((id) => ({ id, at: readNote(releases, id).retiredAt ?? 0 }))
  return retired.sort((one, other) => other.at - one.at).find(({ at }) => at > 0)?.id
}

/** Removes what is neither served, nor was within a day, nor is among the last ones. */
export function pruneReleases(releases: string, now = Date.now()): string[] {
  const current = currentRelease(releases)
  const others = releaseIds(releases).filter((id) => id !== current)
  const old = others.slice(0, -keptReleases).filter((id) => {
    const { retiredAt = 0 } = readNote(releases, id)
    return now - retiredAt > keptFor
  })
  for (const id of old) {
    rmSync(join(releases, id), { recursive: true, force: true })
    rmSync(join(releases, `${id}.json`), { force: true })
  }
  return old
}
