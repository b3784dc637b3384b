import { beforeEach, describe, expect, test, vi } from 'vitest'

/** Visitors' clocks, and what `getTimezoneOffset` says there in July; New York's still changes twice a year. */
const clocks = { 'America/Sao_Paulo': 180, 'America/New_York': 240, UTC: 0, 'Asia/Tokyo': -540 }

export function onEveryClock(declareTests: () => void) {
  describe.each(Object.entries(clocks))('on a clock in %s', (zone, offset) => {
    beforeEach(() => {
      vi.stubEnv('TZ', zone)
      return () => vi.unstubAllEnvs()
    })

    test('the clock really is there', () => {
      expect(new Date('2026-07-01T00:00:00Z').getTimezoneOffset()).toBe(offset)
    })

    declareTests()
  })
}
