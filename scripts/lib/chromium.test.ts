import { execa } from 'execa'
import { afterEach, expect, test, vi } from 'vitest'
import { drawnBy } from '../../e2e/support/baseline.ts'
import { findChromium } from './chromium.ts'

afterEach(() => vi.unstubAllEnvs())

test.runIf(process.platform === 'linux' && process.arch === 'x64')(
  'the pinned browser is the one that drew the pictures of e2e/baseline',
  { timeout: 60_000 },
  async () => {
    vi.stubEnv('CHROMIUM_PATH', '')
    const { stdout } = await execa(await findChromium(), ['--version'])
    expect(stdout.trim()).toBe(`Chromium ${drawnBy}`)
  },
)
