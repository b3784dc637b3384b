import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isPhoneList, mapFrameUrl, phonesIn } from './contact'

test.each([
  ['(24) 5550-0142', ['tel:+552455500142']],
  ['55 (24) 5550-0142 ou 5524999990000', ['tel:+552455500142', 'tel:+5524999990000']],
  ['(55) 5550-0142 ou 55 99999-0142', ['tel:+555555500142', 'tel:+5555999990142']],
  ['(024) 9 9999-0000 e 4003-1234', ['tel:+5524999990000', 'tel:40031234']],
  ['(24) 5550-0142\n2499999–0000|0800-123456', ['tel:+552455500142', 'tel:+5524999990000', 'tel:0800123456']],
  ['(24) 5550-0142 ramal 12345678', ['tel:+552455500142']],
  ['(24) 5550-0142/0143, (24) 5550-0142', ['tel:+552455500142']],
  ['24555001422499999000', [undefined]],
])('%j is dialled as %j', (text, hrefs) => expect(phonesIn(text).map(({ href }) => href)).toEqual(hrefs))

test.each([
  [true, ''],
  [true, 'Recepção: (24) 5550-0142 ramal 12; (24) 95550-0143 (recepção, WhatsApp)'],
  [false, '(24) 5550-0142, ligue já'],
  [false, '(24) 5550-0142/0143'],
])('it is %s that %j contains only telephones', (expected, text) => {
  expect(isPhoneList(text)).toBe(expected)
})

test('a number is shown as written with its remark; text without a number is shown whole', () => {
  expect(phonesIn('Recepção: (24) 5550-0142 ramal 12, (24) 95550-0143 (WhatsApp)')).toEqual([
    { label: '(24) 5550-0142', note: 'ramal 12', href: 'tel:+552455500142' },
    { label: '(24) 95550-0143', note: '(WhatsApp)', href: 'tel:+5524955500143' },
  ])
  expect(phonesIn(' a informar ')).toEqual([{ label: 'a informar' }])
})

test('no address leaves the maps service or changes another parameter', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (address) => {
      const url = new URL(mapFrameUrl(address))
      expect(url.origin + url.pathname).toBe('https://www.google.com/maps')
      expect([...url.searchParams.keys()]).toEqual(['q', 'hl', 'z', 'output'])
      expect(url.searchParams.get('q')).toBe(address)
    }),
  )
})
