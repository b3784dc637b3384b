import fc from 'fast-check'
import { afterAll, vi } from 'vitest'

// A hundred inputs for each property within `npm test`; FC_RUNS asks for more.
if (process.env.FC_RUNS) fc.configureGlobal({ numRuns: Number(process.env.FC_RUNS) })

// Files share a process, so that each module is loaded once: nothing that a file has replaced may outlive it.
afterAll(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})
