import fc from 'fast-check'
import { afterAll, vi } from 'vitest'

// By default each property tries a hundred inputs; FC_RUNS sets more.
if (process.env.FC_RUNS) fc.configureGlobal({ numRuns: Number(process.env.FC_RUNS) })

// Files share a process to load each module once, so undo every mock after each file.
afterAll(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})
