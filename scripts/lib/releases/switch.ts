import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Refusal } from '../refusal.ts'
import { keptFor, shareAssets } from './assets.ts'
import {
  chooseRelease,
  currentRelease,
  draftEnd,
  readNote,
  readServing,
  releaseIds,
  writeNote,
} from './folders.ts'

const keptReleases = 3

/** A release has 90 s to become ready; a supervisor that says nothing for so long is none. */
const patience = 180_000

/** Resolves when another release is served: with false where no supervisor runs. Throws a Refusal when it did not start. */
export async function switchTo(releases: string, id: string): Promise<boolean> {
  const previous = currentRelease(releases)
  const note = previous && readNote(releases, previous)
  shareAssets(releases, id)
  writeNote(releases, id, { assets: readNote(releases, id).assets })
  const began = Date.now()
  chooseRelease(releases, id)
  // Before the outcome is known: whoever breaks this off must still find the way back.
  if (note && previous !== id) writeNote(releases, previous, { ...note, retiredAt: began })
  return untilServed(releases, id, began).catch((error: unknown) => {
    if (note) {
      chooseRelease(releases, previous)
      writeNote(releases, previous, note)
    }
    throw error
  })
}

async function untilServed(releases: string, id: string, began: number) {
  while (Date.now() - began < patience) {
    const serving = readServing(releases)
    if (!serving) return false
    if (serving.release === id) return true
    const { failed } = serving
    if (failed?.release === id && failed.at >= began)
      throw new Refusal(`A versão ${id} ${failed.why}; a anterior continua no ar.`)
    await sleep(100)
  }
  throw new Refusal(
    `O serviço não trocou de versão em ${patience / 60_000} minutos. Veja: systemctl status quaresmeira`,
  )
}

/** The release that was served before the present one; undefined when there was none. */
export function releaseBefore(releases: string): string | undefined {
  const current = currentRelease(releases)
  const retired = releaseIds(releases)
    .filter((id) => id !== current)
    .map((id) => ({ id, at: readNote(releases, id).retiredAt ?? 0 }))
  return retired.sort((one, other) => other.at - one.at).find(({ at }) => at > 0)?.id
}

/** Removes what is neither served, nor was within a day, nor is among the last ones; and what broke off before it was whole. */
export function pruneReleases(releases: string, now = Date.now()): string[] {
  const current = currentRelease(releases)
  for (const name of readdirSync(releases).filter((one) => one.endsWith(draftEnd)))
    rmSync(join(releases, name), { recursive: true, force: true })
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
