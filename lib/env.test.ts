import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parseEnv } from './env'

const complete = {
  SUPABASE_URL: 'https://abc.supabase.co/',
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_0123456789abcdef',
  HOTEL_SLUG: 'serra',
  BOOKING_ENGINE_URL: 'https://reservas.example/',
}
describe('a complete environment', () => {
  test('gets the defaults', () => {
    expect(parseEnv(complete)).toMatchObject({
      SUPABASE_URL: 'https://abc.supabase.co',
      SITE_URL: 'http://localhost:3000',
      BOOKING_ENGINE_URL: 'https://reservas.example',
      BOOKING_HOTEL_ID: 'serra',
      DATA_DIR: resolve('.data'),
    })
  })

  test('may name another hotel of the booking engine', () => {
    expect(parseEnv({ ...complete, BOOKING_HOTEL_ID: ' 1346 ' }).BOOKING_HOTEL_ID).toBe('1346')
  })

  test('may name the company behind the hotel, with its CNPJ in the usual format', () => {
    expect(parseEnv({ ...complete, HOTEL_CNPJ: ' 11222333000181 ' }).HOTEL_CNPJ).toBe('11.222.333/0001-81')
    expect(parseEnv({ ...complete, HOTEL_CNPJ: '', HOTEL_LEGAL_NAME: ' ' })).not.toHaveProperty('HOTEL_CNPJ')
    const wrong = { ...complete, HOTEL_CNPJ: '11.222.333/0001-82' }
    expect(messageOf(wrong)).toContain('HOTEL_CNPJ: CNPJ inválido')
  })

  test('may trust proxies by address or network', () => {
    for (const list of ['127.0.0.1', '10.0.0.0/8, 2001:db8::/32 ::1', '0.0.0.0/0'])
      expect(parseEnv({ ...complete, TRUSTED_PROXY: list }).TRUSTED_PROXY).toBe(list)
    for (const list of ['nginx', '10.0.0.0/33', '10.0.0.0/', '::1/129', '127.0.0.1/8/8'])
      expect(messageOf({ ...complete, TRUSTED_PROXY: list })).toContain('TRUSTED_PROXY: use endereços IP')
  })

  test('may fix the day of a backend on this machine only', () => {
    const here = { ...complete, SUPABASE_URL: 'http://127.0.0.1:54321' }
    expect(parseEnv({ ...here, HOTEL_TODAY: '2026-11-20' }).HOTEL_TODAY).toBe('2026-11-20')
    expect(messageOf({ ...here, HOTEL_TODAY: '20/11/2026' })).toContain('HOTEL_TODAY: deve ser um dia')
    expect(messageOf({ ...complete, HOTEL_TODAY: '2026-11-20' })).toContain('HOTEL_TODAY: só para testes')
  })

  test('treats a blank variable as a missing one', () => {
    expect(parseEnv({ ...complete, SITE_URL: ' ', BOOKING_HOTEL_ID: '', REVALIDATE_SECRET: '' })).toEqual(
      parseEnv(complete),
    )
  })
})

describe('a broken environment', () => {
  test('is refused with one message that lists every problem', () => {
    const broken = {
      SUPABASE_URL: 'ftp://x',
      SITE_URL: 'hotel',
      HOTEL_SLUG: 'Não!',
      BOOKING_ENGINE_URL: 'javascript:alert(1)',
      REVALIDATE_SECRET: 'curto',
      SITE_SECRET: 'curto demais',
      SESSION_MAX_DAYS: '0',
      SESSION_IDLE_DAYS: 'uma semana',
    }
    const message = messageOf(broken)
    expect(message).toMatch(/^Configuração inválida \(veja \.env\.example\):\n/)
    for (const name of [...Object.keys(broken), 'SUPABASE_PUBLISHABLE_KEY'])
      expect(message).toContain(`  ${name}: `)
    expect(message.split('\n')).toHaveLength(10)
  })

  test('never repeats a secret', () => {
    const message = messageOf({ SUPABASE_PUBLISHABLE_KEY: 'sb_secret_1', REVALIDATE_SECRET: 'senha-curta' })
    expect(message).not.toMatch(/sb_secret_1|senha-curta/)
  })
})

describe('on Vercel', () => {
  const source = { ...complete, VERCEL: '1', VERCEL_PROJECT_PRODUCTION_URL: 'hotel.vercel.app' }

  test('a secret is required, because there is no disk to keep one', () => {
    expect(messageOf(source)).toContain('SITE_SECRET: falta; a Vercel não tem disco')
    expect(messageOf({ ...source, VERCEL: undefined })).toBe('')
  })

  test('missing values follow from the host', () => {
    const SITE_SECRET = 'x'.repeat(32)
    const { SITE_URL, DATA_DIR } = parseEnv({ ...source, SITE_SECRET })
    expect([SITE_URL, DATA_DIR]).toEqual(['https://hotel.vercel.app', join(tmpdir(), 'hotel-site-data')])
    const named = 'https://a.example'
    expect(parseEnv({ ...source, SITE_SECRET, SITE_URL: named }).SITE_URL).toBe(named)
  })
})

/** Returns the error's message, or '' when the environment is accepted. */
function messageOf(source: Record<string, string | undefined>) {
  try {
    parseEnv(source)
    return ''
  } catch (error) {
    return error instanceof Error ? error.message : 'not an Error'
  }
}
