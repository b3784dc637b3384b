import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { arePagesFor, nameOfEnvironment } from './built-for.mjs'

const here = {
  SUPABASE_URL: 'https://abc.supabase.co',
  SITE_URL: 'https://hotel.example',
  HOTEL_SLUG: 'serra',
}
let build = ''

beforeEach(() => {
  build = mkdtempSync(join(tmpdir(), 'built-for-'))
})

afterEach(() => rmSync(build, { recursive: true }))

test('a build that says nothing is for whoever starts it', () => {
  expect(arePagesFor(build, here)).toBe(true)
})

test.each([
  ['another project', { SUPABASE_URL: 'https://def.supabase.co' }],
  ['another address', { SITE_URL: 'https://www.hotel.example' }],
  ['another hotel', { HOTEL_SLUG: 'mar' }],
  ['another company', { HOTEL_CNPJ: '11.222.333/0001-81' }],
  ['another booking engine', { BOOKING_HOTEL_ID: 'serra' }],
])('pages made with %s are not shown', (_, difference) => {
  writeFileSync(join(build, 'pages-for'), nameOfEnvironment({ ...here, ...difference }))
  expect(arePagesFor(build, here)).toBe(false)
  expect(arePagesFor(build, { ...here, ...difference })).toBe(true)
})

test('what pages do not show makes no difference, nor does an empty variable', () => {
  writeFileSync(join(build, 'pages-for'), nameOfEnvironment(here))
  expect(arePagesFor(build, { PORT: '80', DATA_DIR: '/data', HOTEL_CNPJ: '', ...here })).toBe(true)
})

test('pages of a build without content are for nobody', () => {
  writeFileSync(join(build, 'pages-for'), nameOfEnvironment(here))
  writeFileSync(join(build, 'pages-for-nobody'), '')
  expect(arePagesFor(build, here)).toBe(false)
})
