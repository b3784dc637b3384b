import { globSync, readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { letteringOf, letterings } from '@/lib/brand/letters'
import { letterFaces, letterFiles, letterRules } from './faces'

test('the default pair has its own sheet, and pages have only its fallback fonts (BRAND-9)', () => {
  expect(letterFaces('classica')).not.toContain('url(')
  expect(letterRules('classica')).toBe('')
  const sheets = readFileSync('app/letters/usual.css', 'utf8') + readFileSync('app/theme.css', 'utf8')
  for (const family of [letterings.classica.display, letterings.classica.sans]) {
    expect(sheets).toMatch(new RegExp(`font-family: "?${family}"?;`))
    expect(sheets).toContain(`"${family} Fallback"`)
  }
})

test.each(['contemporanea', 'leve'] as const)('%s has its faces (BRAND-9)', (name) => {
  for (const family of [letterings[name].display, letterings[name].sans]) {
    expect(letterFaces(name)).toContain(`font-family:"${family}";`)
    expect(letterRules(name)).toContain(`"${family}","${family} Fallback"`)
  }
})

test('a fallback font has the size of its typeface', () => {
  expect(letterFaces('classica')).toContain(
    '"Figtree Fallback";src:local("Arial"),local("Liberation Sans");ascent-override:95.86%;descent-override:25.23%;line-gap-override:0%;size-adjust:99.10%}',
  )
  for (const [name, { display, sans }] of Object.entries(letterings).map(
    ([key, pair]) => [letteringOf(key), pair] as const,
  )) {
    for (const family of [display, sans]) {
      expect(letterFaces(name).split(`"${family} Fallback";src:local`)).toHaveLength(5)
    }
  }
})

test('Contemporânea takes its digits from the text typeface, because its own 3 looks like a 5', () => {
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
