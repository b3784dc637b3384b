import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { palette } from '@/lib/brand/palette'

const theme = readFileSync('app/theme.css', 'utf8')
const raw =
  /(?<![&\w])#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})(?![\w-])|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\(/i

describe('colours', () => {
  test('are written out only in the theme’s definitions', () => {
    const files = globSync('{app,components,lib}/**/*.{css,ts,tsx}', {
      exclude: ['**/*.test.*', '**/test-*', 'app/theme.css', ...elsewhere],
    })
    expect(files.length).toBeGreaterThan(300)
    for (const color of ['a: #fff;', 'rgb(1 2 3)', 'bg-[#0b261e]', 'oklch(1 2 3)']) expect(color).toMatch(raw)
    expect(files.filter((path) => raw.test(readFileSync(path, 'utf8')))).toEqual([])
    expect(theme.replace(/^ {2}--(?:color|shadow|veil)[\w-]*:[^;]*;$/gm, '')).not.toMatch(raw)
  })

  test('match the theme even without a style sheet', () => {
    for (const [name, hex] of Object.entries(palette)) {
      expect(theme).toContain(`  --color-${name.replace(/(?=\d)/, '-')}: ${hex};\n`)
    }
    for (const file of lastResorts) {
      const colors = readFileSync(file, 'utf8').match(/#[\da-f]{3,8}\b/g) ?? []
      expect(colors.length).toBeGreaterThan(2)
      for (const hex of colors) expect(theme).toContain(`: ${hex};\n`)
    }
  })
})

const lastResorts = ['app/global-error.tsx']

/** The files of the last test; colours of the content, its examples and fallbacks; the survey's scale of scores. */
const elsewhere = [
  'lib/brand/palette.ts',
  ...lastResorts,
  'lib/{packages,hotel,panel/packages}/**',
  '**/color-input.tsx',
  'lib/survey/score-tones.ts',
]
