import { beforeEach, describe, expect, test, vi } from 'vitest'

const zones = { 'America/Sao_Paulo': 180, UTC: 0, 'Pacific/Kiritimati': -840 }

describe.each(Object.entries(zones))('on a machine in %s', (zone, offset) => {
  beforeEach(() => {
    vi.stubEnv('TZ', zone)
    vi.resetModules()
    return () => vi.unstubAllEnvs()
  })

  test('the machine really is there', () => {
    expect(new Date('2026-07-01T00:00:00Z').getTimezoneOffset()).toBe(offset)
  })

  test('the hotel’s day changes at midnight in São Paulo', async () => {
    const { todayInHotel } = await import('./dates')
    expect(todayInHotel(new Date('2027-01-01T02:59:59Z'))).toBe('2026-12-31')
    expect(todayInHotel(new Date('2027-01-01T03:00:00Z'))).toBe('2027-01-01')
    expect(todayInHotel()).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  })

  test('a plain date keeps its parts', async () => {
    const { dayOf, monthOf, yearOf } = await import('./dates')
    expect([yearOf('2026-12-31'), monthOf('2026-12-31'), dayOf('2026-12-31')]).toEqual([2026, 12, 31])
    expect([yearOf('2027-01-01'), monthOf('2027-01-01'), dayOf('2027-01-01')]).toEqual([2027, 1, 1])
  })

  test('a plain date is written as it is stored', async () => {
    const { formatDate, formatDateRange } = await import('./format')
    expect(formatDate('2026-12-31')).toBe('31/12/2026')
    expect(formatDateRange('2026-12-24', '2026-12-27')).toBe('24 a 27 de dezembro de 2026')
    expect(formatDateRange('2026-12-31', null)).toBe('a partir de 31 de dezembro de 2026')
    expect(formatDateRange('2026-02-28', '2026-03-01')).toBe('28 de fevereiro a 1º de março de 2026')
  })
})
