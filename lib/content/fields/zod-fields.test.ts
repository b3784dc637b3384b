import { expect, test } from 'vitest'
import {
  clockTimeOr,
  countOr,
  hexColorOr,
  mediaSource,
  mediaSources,
  plainDate,
  text,
  textList,
  webLink,
} from './zod-fields'

test.each([
  [text, '  olá ', 'olá'],
  [text, 5, ''],
  [countOr(2), 0, 2],
  [countOr(2), 1.5, 2],
  [plainDate, '2026-12-24T23:59:59.000Z', '2026-12-24'],
  [clockTimeOr('14:00'), '24:00', '14:00'],
  [clockTimeOr('14:00'), '9:00', '14:00'],
  [webLink, ' https://reservas.example/x?y=1 ', 'https://reservas.example/x?y=1'],
  [webLink, 'https://host.example/\u001b[2J', null],
  // This is half a surrogate pair, which a page could not encode.
  [mediaSource, '/images/\ud800.jpg', null],
  [mediaSources, ['/a.jpg', 'x', null, 'https://b.example/c.jpg'], ['/a.jpg', 'https://b.example/c.jpg']],
  [textList, [' a ', 'b', 'a', '', null], ['a', 'b']],
  [hexColorOr('#74b24a'), '#FF6B35', '#ff6b35'],
  [hexColorOr('#74b24a'), 'red;background:url(//x)', '#74b24a'],
])('%#: %o', (field, given, expected) => expect(field.parse(given)).toEqual(expected))
