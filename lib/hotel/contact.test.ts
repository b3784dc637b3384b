import { expect, test } from 'vitest'
import { phoneHref } from './contact'

test.each([
  ['(24) 5550-0142', 'tel:2455500142'],
  ['+55 24 5550-0142', 'tel:+552455500142'],
])('%s is dialled as %s', (phone, href) => {
  expect(phoneHref(phone)).toBe(href)
})
