import { test as base, expect } from 'playwright/test'
import { testDay } from '../scripts/lib/test-day.ts'
import { liveOn } from './support/clock.ts'
import { watchFaults } from './support/faults.ts'

export { expect } from 'playwright/test'

/** For `test.use`: films play, rows turn and transitions take their time, as for most visitors. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const

type Options = {
  /** Foreign origins that this test's pages may ask; they answer with an empty page. */
  allowedOrigins: string[]
}

type Fixtures = {
  /** Excuses the faults that match, where a test provokes them on purpose. */
  tolerate: (fault: RegExp) => void
  /** The pages' clock shows the right time of the tests' day; the servers got the same day when they were started. */
  hotelDay: undefined
}

/** Every test fails on a fault of any page it opens (see `watchFaults`), whatever else it is about. */
export const test = base.extend<Options & Fixtures>({
  allowedOrigins: [[], { option: true }],
  hotelDay: [
    async ({ context }, use) => {
      await context.addInitScript(liveOn, testDay)
      await use(undefined)
    },
    { auto: true },
  ],
  tolerate: [
    async ({ context, baseURL, allowedOrigins }, use) => {
      if (!baseURL) throw new Error('E2E_BASE_URL must name the site to test')
      const tolerated: RegExp[] = []
      const faults = await watchFaults(context, new URL(baseURL).origin, allowedOrigins)
      await use((fault) => tolerated.push(fault))
      expect(faults.filter((fault) => !tolerated.some((pattern) => pattern.test(fault)))).toEqual([])
    },
    { auto: true },
  ],
})
