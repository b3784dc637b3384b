import { expect, test } from 'vitest'
import { engineLink } from '@/lib/booking/engine-template'
import { formSchemas } from '@/lib/content/fields/field'
import { z } from '@/lib/zod'
import { bookingFields, bookingSection, bookingWay, missingForWay } from './fields'

const installed = { host: 'https://instalado.example', hotelId: 'serra' }
const wayOf = (stored: object) =>
  bookingWay(bookingSection.schema.parse({ id: 'booking', ...stored }), installed)
const stay = { from: '2026-12-24', to: '2026-12-27', adults: 2, ages: [], coupon: '' }
const linkOf = (stored: object) => engineLink(String(wayOf(stored).engine), stay)

test('the environment’s engine applies until the panel sets another way', () => {
  expect(linkOf({})).toMatch(
    /^https:\/\/instalado\.example\/hotelresults\?q=serra&NRooms=1&CheckIn=24122026&/,
  )
  expect(linkOf({ way: 'standard' })).toMatch(/^https:\/\/instalado\.example/)
  expect(linkOf({ way: 'standard', engine_url: 'https://motor.example/', hotel_id: '7' })).toMatch(
    /^https:\/\/motor\.example\/hotelresults\?q=7&/,
  )
  for (const engine_url of ['javascript:alert(1)//', 'https://a:b@motor.example', 'motor'])
    expect(linkOf({ way: 'standard', engine_url }), engine_url).toMatch(/^https:\/\/instalado\.example/)
  const template = 'https://outro.example/{chegada:yyyy-MM-dd}/{noites}'
  expect(linkOf({ way: 'other', template })).toBe('https://outro.example/2026-12-24/3')
  expect(linkOf({ way: 'other', template: 'quebrado' })).toMatch(/^https:\/\/instalado\.example/)
  expect(wayOf({ way: 'contact', contact: 'email' })).toEqual({ engine: null, contact: 'email' })
  expect(wayOf({ way: 'contact' })).toEqual({ engine: null, contact: 'whatsapp' })
})

test('an address that would open a broken link is refused, and a way needs its address', () => {
  const form = z.object(formSchemas(bookingFields))
  const blank = { way: '', engine_url: '', hotel_id: '', template: '', contact: '' }
  const errorOf = (typed: object) => form.safeParse({ ...blank, ...typed }).error?.issues[0]?.message
  for (const engine_url of ['', 'https://motor.example', 'https://motor.example:8080/'])
    expect(errorOf({ engine_url }), engine_url).toBeUndefined()
  const engine = 'https://motor.example'
  for (const engine_url of ['motor.example', `${engine}/a`, `${engine}?q=1`, 'https://a@b.example'])
    expect(errorOf({ engine_url }), engine_url).toContain('Use só o começo')
  expect(errorOf({ template: 'https://motor.example/{chegada:yyyy-MM-dd}' })).toContain('nem a saída')
  expect(missingForWay({ ...blank, way: 'standard' })).toEqual({ engine_url: 'Informe o endereço do motor' })
  const template = 'Cole um exemplo do endereço do motor'
  expect(missingForWay({ ...blank, way: 'other' })).toEqual({ template })
  expect(missingForWay({ ...blank, way: 'contact' })).toEqual({})
})
