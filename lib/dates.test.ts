import { beforeEach, describe, expect, test, vi } from 'vitest'

const zones = { 'America/Sao_Paulo': 180, UTC: 0, 'Pacific/Kiritimati': -840 }

describe.each(Object.entries(zones))('on a machine in %s', (zone, offset) => {
  beforeEach(() => {
    vi.stubEnv('TZ', zone)
    vi.resetModules()
    return () => vi.unstubAllEnvs()
  })

  test('the hotel’s day changes at midnight in São Paulo', async () => {
    expect(new Date('2026-07-01T00:00:00Z').getTimezoneOffset()).toBe(offset)
    const { todayInHotel } = await import('./dates')
    expect(todayInHotel(new Date('2027-01-01T02:59:59Z'))).toBe('2026-12-31')
    expect(todayInHotel(new Date('2027-01-01T03:00:00Z'))).toBe('2027-01-01')
  })

  test('a plain date is written as it is stored', async () => {
    const { formatDate, formatDateRange } = await import('./format')
    expect(formatDate('2026-12-31')).toBe('31/12/2026')
    expect(formatDateRange('2026-02-28', '2026-03-01')).toBe('28 de fevereiro a 1º de março de 2026')
  })
})
