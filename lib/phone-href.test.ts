import { expect, test } from 'vitest'
import { phoneHref } from './phone-href'

test.each([
  ['(24) 99999-0142', 'tel:+5524999990142'],
  ['024 5550-0142', 'tel:+552455500142'],
  ['55 24 5550-0142', 'tel:+552455500142'],
  ['+55 (24) 5550-0142', 'tel:+552455500142'],
  ['+351 210 000 000', 'tel:+351210000000'],
  ['0800 123 4567', 'tel:08001234567'],
  ['4004-1234', 'tel:40041234'],
  ['5550-0142', 'tel:55500142'],
])('%s is dialled as %s (ID-2)', (written, href) => expect(phoneHref(written)).toBe(href))
