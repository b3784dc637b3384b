import { expect, test } from 'vitest'
import { noticeErrors } from './fields'

const day = '2026-12-01'

test.each<[values: object, wrong: string[]]>([
  [{}, []],
  [{ starts: day, startsAt: '18:00', ends: day, endsAt: '18:00' }, []],
  [{ starts: day, startsAt: '18:00', ends: day, endsAt: '17:59' }, ['ends']],
  [{ starts: '2026-12-02', ends: day }, ['ends']],
  [{ startsAt: '18:00', endsAt: '19:00' }, ['starts', 'ends']],
  [{ everywhere: false, pages: { home: true } }, []],
  [{ everywhere: false, pages: { home: false } }, ['everywhere']],
  [{ everywhere: true, pages: {} }, []],
])('%o is refused at these fields: %o', (values, wrong) => {
  expect(Object.keys(noticeErrors({ text: 'A estrada fechou.', ...values }))).toEqual(wrong)
})
