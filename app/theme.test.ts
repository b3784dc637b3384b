import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { palette } from '@/lib/color'

const theme = readFileSync('app/theme.css', 'utf8')
const definition = /^ {2}--(?:color|shadow)-[\w-]+: .*;$/gm
const raw =
  /(?<![&\w])#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})(?![\w-])|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\(/i

describe('colours', () => {
  test('are defined in the theme and nowhere else', () => {
    const files = globSync('{app,components,lib}/**/*.{css,ts,tsx}', {
      exclude: ['**/*.test.*', '**/test-*'],
    })
    expect(files.length).toBeGreaterThan(300)
    const offences = files
      .filter((path) => !ownColours.some((own) => path.endsWith(own)))
      .filter((path) =>
        raw.test(readFileSync(path, 'utf8').replace(path === 'app/theme.css' ? definition : '', '')),
      )
    expect(offences).toEqual([])
  })

  test.each(['#0b261e', 'a: #fff;', 'rgb(1 2 3)', 'bg-[#0b261e]', 'oklch(1 2 3)'])('%s is one', (code) => {
    expect(code).toMatch(raw)
  })

  test('that are needed where no style sheet reaches are the theme’s', () => {
    for (const [name, hex] of Object.entries(palette)) {
      expect(theme).toContain(`  --color-${name.replace(/(?=\d)/, '-')}: ${hex};\n`)
    }
  })
})

/** The palette, which the last test compares; colours of the content, its examples and fallbacks; the survey's scale. */
const ownColours = [
  'lib/color.ts',
  'lib/survey/score-tones.ts',
  ...['lib/packages/form-values.ts', 'lib/packages/form.ts', 'lib/packages/schema.ts'],
  ...['lib/hotel/form.ts', 'lib/hotel/schema.ts', 'configuration-form.tsx', 'color-field.tsx'],
]
