import { globSync, readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { letterings } from '@/lib/brand/letters'
import { letterFaces, letterFiles, letterRules } from './faces'

test('the usual pair has its own sheet, and pages have no rule for it (BRAND-9)', () => {
  expect([letterFaces('classica'), letterRules('classica')]).toEqual(['', ''])
  const sheets = readFileSync('app/letters/usual.css', 'utf8') + readFileSync('app/theme.css', 'utf8')
  for (const family of [letterings.classica.display, letterings.classica.sans]) {
    expect(sheets).toMatch(new RegExp(`font-family: "?${family}"?;`))
    expect(sheets).toContain(`"${family} Fallback"`)
  }
})

test.each(['contemporanea', 'leve'] as const)(
  '%s has its faces and adjusted system fonts (BRAND-9)',
  (name) => {
    const faces = letterFaces(name)
    for (const family of [letterings[name].display, letterings[name].sans]) {
      expect(faces).toContain(`font-family:"${family}";`)
      expect(faces).toMatch(
        new RegExp(`"${family} Fallback";src:local\\("[^"]+"\\);ascent-override:[\\d.]+%`),
      )
      expect(letterRules(name)).toContain(`"${family}","${family} Fallback"`)
    }
  },
)

test('the figures of Contemporânea are those of its text family, because its 3 reads as a 5', () => {
  const [last = ''] = letterFaces('contemporanea').split('@font-face').toReversed()
  expect(last).toContain(`font-family:"Fraunces";src:url(${letterFiles.contemporanea.sans})`)
  expect(last).toContain('unicode-range:U+30-39')
  expect(letterFaces('leve')).not.toContain('unicode-range')
})

test.each(['classica', 'contemporanea', 'leve'] as const)('the files of %s have at most 30 kB', (name) => {
  const files = globSync('app/letters/*.woff2')
  const sizes = Object.values(letterFiles[name]).map((address) => {
    const file = files.find((path) => address.includes(path.replace(/.*\/|\.woff2/g, '')))
    return statSync(file ?? '').size
  })
  expect(sizes.reduce((sum, one) => sum + one)).toBeLessThanOrEqual(30_000)
})
