import { test as base, expect } from 'playwright/test'
import { testDay } from '../scripts/lib/test-day.ts'
import { publishSecret } from '../scripts/lib/test-environment.ts'
import { type DemoName, demos } from '../supabase/local/demo/demos.ts'
import { watchFaults } from './support/faults.ts'
import { screens } from './support/pages.ts'
import { distDirUnderTest, startOwnBackend, WebServer } from './support/web-server.ts'

export { expect } from 'playwright/test'

/** For `test.use`: films play, carousels turn and transitions run, as for most visitors. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const

type Options = {
  /** Other origins that the test's pages may request; each answers with an empty page. */
  allowedOrigins: string[]
}

type Fixtures = {
  /** Ignores matching faults, which the test provokes on purpose. */
  tolerate: (fault: RegExp) => void
  /** Sets the pages' clock to the day of the tests, as the servers have it from their start. */
  hotelDay: undefined
}

type WorkerFixtures = {
  /** The demonstration for a worker's own site. Without it, tests share one site and must not change it. */
  demo: DemoName | null
  /** A site that a test has started itself, instead of these. */
  startedSite: WebServer | null
  site: WebServer
}

/** Extends Playwright's test: it also fails on a fault of any page that it opens (see `watchFaults`). */
export const test = base.extend<Options & Fixtures, WorkerFixtures>({
  demo: [null, { option: true, scope: 'worker' }],
  startedSite: [null, { option: true, scope: 'worker' }],
  site: [
    async ({ demo, startedSite }, use) => {
      if (startedSite || !demo) return use(startedSite ?? WebServer.shared())
      const backend = await startOwnBackend(demo)
      const site = new WebServer({
        ...demos[demo].variables,
        ...backend.variables,
        SITE_SECRET: process.env.SITE_SECRET ?? '',
        REVALIDATE_SECRET: publishSecret,
        NEXT_DIST_DIR: distDirUnderTest(),
      })
      try {
        await site.start()
        // The build's pages contain the address and the pictures of the backend that built them.
        await site.publishFresh()
        Object.assign(process.env, { E2E_BASE_URL: site.origin, REVALIDATE_SECRET: publishSecret })
        await use(site)
      } finally {
        await site.kill()
        await backend.stop()
      }
    },
    { scope: 'worker', timeout: 120_000, auto: true },
  ],
  baseURL: async ({ site }, use) => use(site.origin),
  // Tests tagged '@mobile' get a phone, all others a wide screen. Motion is reduced, because films and carousels keep a
  // core busy; `withMotion` enables it.
  viewport: async ({ viewport }, use, { tags }) => use(isMobile(tags) ? screens.mobile.viewport : viewport),
  isMobile: async ({ isMobile: base }, use, { tags }) => use(isMobile(tags) || base),
  hasTouch: async ({ hasTouch }, use, { tags }) => use(isMobile(tags) || hasTouch),
  contextOptions: async ({ contextOptions }, use, { tags }) =>
    use(isMobile(tags) ? withMotion.contextOptions : contextOptions),
  allowedOrigins: [[], { option: true }],
  hotelDay: [
    async ({ context }, use) => {
      await context.addInitScript(shiftClock, testDay)
      await use(undefined)
    },
    { auto: true },
  ],
  tolerate: [
    async ({ context, site, allowedOrigins }, use) => {
      const tolerated: RegExp[] = []
      const faults = await watchFaults(context, site.origin, allowedOrigins)
      await use((fault) => tolerated.push(fault))
      expect(faults.filter((fault) => !tolerated.some((pattern) => pattern.test(fault)))).toEqual([])
    },
    { auto: true },
  ],
})

function isMobile(tags: string[]) {
  return tags.includes('@mobile')
}

/**
 * For `addInitScript`: moves only the page's `Date`, by whole days in Brazil; a test's `page.clock` runs later and
 * overrides it.
 */
function shiftClock(day: string) {
  const dayMs = 86_400_000
  const RealDate = Date
  const sinceMidnight = (RealDate.now() - dayMs / 8) % dayMs
  const shift = RealDate.parse(day) + dayMs / 8 + sinceMidnight - RealDate.now()
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, values, self) =>
      Reflect.construct(target, values.length > 0 ? values : [target.now() + shift], self),
    get: (target, name) => (name === 'now' ? () => target.now() + shift : Reflect.get(target, name)),
  })
}
