import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { findChromium } from './chromium.ts'

const folder = mkdtempSync(join(tmpdir(), 'quaresmeira-browsers-'))

afterEach(() => vi.unstubAllEnvs())
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('CHROMIUM_PATH chooses another, and nothing replaces it when it is no browser', async () => {
  const chosen = join(folder, 'mine')
  writeFileSync(chosen, '#!/bin/sh\necho Chromium 1.2.3.4\n', { mode: 0o755 })
  vi.stubEnv('CHROMIUM_PATH', chosen)
  expect(await findChromium()).toBe(chosen)
  writeFileSync(chosen, '#!/bin/sh\necho A shell\n', { mode: 0o755 })
  await expect(findChromium()).rejects.toThrow(chosen)
})
