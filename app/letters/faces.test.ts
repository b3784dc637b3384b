import { globSync, readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type Lettering, letterings } from '@/lib/brand/letters'
import { letterFaces, letterFiles, letterRules } from './faces'

const others: Lettering[] = ['contemporanea', 'leve']
const allPairs: Lettering[] = ['classica', ...others]

test('the usual pair has its own sheet, and pages say nothing of it (BRAND-9)', () => {
  expect([letterFaces('classica'), letterRules('classica')]).toEqual(['', ''])
  const sheets = readFileSync('app/letters/usual.css', 'utf8') + readFileSync('app/theme.css', 'utf8')
  for (const family of [letterings.classica.display, letterings.classica.sans]) {
    expect(sheets).toMatch(new RegExp(`font-family: "?${family}"?;`))
    expect(sheets).toContain(`"${family} Fallback"`)
  }
})

test.each(others)('%s brings its faces, and what stands in until they are there', (name) => {
  const faces = letterFaces(name)
  for (const family of [letterings[name].display, letterings[name].sans]) {
    expect(faces).toContain(`font-family:"${family}";`)
    expect(faces).toMatch(new RegExp(`"${family} Fallback";src:local\\("[^"]+"\\);ascent-override:[\\d.]+%`))
    expect(letterRules(name)).toContain(`"${family}","${family} Fallback"`)
  }
})

test.each(allPairs)('%s weighs at most 30 kB', (name) => {
  const { display, sans } = letterFiles[name]
  const weights = [display, sans].map((address) => {
    const file = globSync('app/letters/*.woff2').find((path) =>
      address.includes(path.replace(/.*\/|\.woff2/g, '')),
    )
    return statSync(file ?? '').size
  })
  expect(weights.reduce((sum, one) => sum + one)).toBeLessThanOrEqual(30_000)
})
