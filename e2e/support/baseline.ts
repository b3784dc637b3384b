import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type TestInfo } from 'playwright/test'
import { differenceOf, marked, packed, shrunk, unpacked } from '../../scripts/lib/test-picture-difference.ts'

/** Chromium's version that the pictures are of; another one draws letters and edges a little differently. */
export const drawnBy = '153.0.8010.0'

const folder = join(import.meta.dirname, '..', 'baseline')

/**
 * Compares a screenshot with the one in e2e/baseline. What differs is left in the test's folder: as it is, as it was,
 * and marked. With `--update-snapshots` it takes the old one's place, where the two differ.
 */
export async function expectAsBefore(screenshot: Buffer, name: string, info: TestInfo) {
  const file = join(folder, `${name}.webp`)
  const actual = await shrunk(screenshot)
  const isUpdate = ['all', 'changed'].includes(info.config.updateSnapshots)
  const before = existsSync(file) ? readFileSync(file) : undefined
  const difference = before && differenceOf(actual, await unpacked(before))
  if (isUpdate) {
    mkdirSync(folder, { recursive: true })
    if (!difference || difference.reason) writeFileSync(file, await packed(actual))
    return
  }
  if (difference && !difference.reason) return
  const keep = (what: string, image: Buffer) => writeFileSync(info.outputPath(`${name}-${what}.webp`), image)
  keep('actual', await packed(actual))
  if (before) keep('baseline', before)
  if (difference) keep('difference', await packed(marked(actual, difference)))
  const reason = difference?.reason ?? 'there is no picture to compare with'
  expect(
    reason,
    `${name}: see ${info.outputPath()}; npm test -- e2e visual --update-snapshots accepts it`,
  ).toBe('')
}
