import { mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createGathering } from './gathering'

const film = { folder: 'hotel/background', bytes: 10 }

test('uploads that were given up make room for others, the longest silent first; those on their way do not', async () => {
  const root = mkdtempSync(join(tmpdir(), 'parts-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const gathering = createGathering(root)
  const begin = (user: string, name: string) => gathering.begin(user, { ...film, name })
  const known = new Set<string>()
  const files = await ['a', 'b', 'c', 'd'].reduce(async (before, user) => {
    const found = await before
    for (const name of ['1', '2']) {
      await begin(user, name)
      const fresh = readdirSync(root).filter((file) => !known.has(file))
      for (const file of fresh) known.add(file)
      found.push(...fresh)
    }
    return found
  }, Promise.resolve<string[]>([]))
  expect(files).toHaveLength(8)
  expect(await begin('e', '1')).toBe('busy')

  const silentFor = (file = '', minutes: number) => {
    const then = new Date(Date.now() - minutes * 60_000)
    utimesSync(join(root, file), then, then)
  }
  silentFor(files[2], 4)
  expect(await begin('e', '1')).toBe('busy')
  silentFor(files[2], 6)
  silentFor(files[5], 7)
  expect(await begin('e', '1')).toMatchObject({ received: 0 })
  expect(readdirSync(root)).not.toContain(files[5])
  expect(await begin('e', '2')).toMatchObject({ received: 0 })
  expect(readdirSync(root)).not.toContain(files[2])
  expect(readdirSync(root)).toHaveLength(8)
  expect(await begin('f', '1')).toBe('busy')
})
