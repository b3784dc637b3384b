import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { everywhere, specsFor, touched } from './changed-specs.ts'

test('a page, a folder of the site and a changed spec lead to the tests that look at them', () => {
  expect(specsFor(['app/(site)/quartos/page.tsx']).specs).toContain('e2e/rooms')
  expect(specsFor(['lib/booking/booking-engine.ts']).specs).toEqual(['e2e/booking', 'e2e/package-booking'])
  expect(specsFor(['e2e/seo.spec.ts'])).toEqual({ specs: ['e2e/seo.spec.ts'], shared: [] })
})

test('what every page shares is named and gets a look at everything', () => {
  const file = 'app/(site)/layout.tsx'
  expect(specsFor([file])).toMatchObject({ shared: [file], specs: expect.arrayContaining(['e2e/home.']) })
  expect(specsFor(['e2e/support/axe.ts']).shared).toEqual(['e2e/support/axe.ts'])
})

test('what no browser gets leads to no browser test', () => {
  const files = [
    'README.md',
    'docs/x.md',
    'lib/rooms/schema.test.ts',
    'supabase/tests/mfa.test.ts',
    'scripts/x.ts',
  ]
  expect(specsFor(files)).toEqual({ specs: [], shared: [] })
})

test('every name leads to a file', () => {
  const specs = globSync('e2e/**/*.spec.ts')
  for (const name of [...touched.flatMap(([, specs]) => specs), ...everywhere]) {
    expect([name, specs.some((file) => file.startsWith(`e2e/${name}`))]).toEqual([name, true])
  }
})
