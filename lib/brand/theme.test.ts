import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { accentColors, blend, contrast, hexOf, oklchOf } from './color'
import { palette } from './palette'
import { defaultColors, mixtures, pairs, shadesOf, themeRules, worstContrast } from './theme'

const hexColor = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`)

/** Half of the colours are corners of the colour space, where a rule fails first. */
const anyColor = fc.oneof(
  fc.constantFrom('#ffffff', '#000000', '#808080', '#fff9c4', '#00ff00', '#0000ff', '#ff00ff', '#ffff00'),
  hexColor,
)

describe('perceptual colours', () => {
  test('convert back to the same colour', () => {
    fc.assert(
      fc.property(hexColor, (hex) => {
        expect(hexOf(oklchOf(hex))).toBe(hex)
      }),
    )
  })

  test('match the published values', () => {
    expect(oklchOf('#ff0000').l).toBeCloseTo(0.628, 3)
    expect(oklchOf('#ff0000').h).toBeCloseTo(29.23, 1)
    expect(oklchOf('#ffffff')).toMatchObject({ l: expect.closeTo(1, 4) })
    expect(blend('#000000', 0.5, '#ffffff')).toBe('#808080')
  })
})

describe('the shades', () => {
  test('of the default colours match the style sheet, and pages do not repeat them', () => {
    expect(shadesOf(defaultColors)).toEqual(palette)
    expect(themeRules(defaultColors)).toBe('')
    expect(themeRules({ primary: '#065F46', accent: '#C49A3F' })).toBe('')
  })

  test('mixtures match the style sheet', () => {
    const sheet = readFileSync('app/theme.css', 'utf8')
    for (const [name, [base, opacity]] of Object.entries(mixtures)) {
      const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(palette[base].slice(at, at + 2), 16))
      expect(sheet).toContain(`--color-${name}: rgb(${red} ${green} ${blue} / ${opacity});`)
    }
    // Every mixture of a colour that follows the brand is in the list.
    const mixed = [...sheet.matchAll(/--color-([\w-]+): rgb\((?!255 255 255|251 248 241)/g)]
    const following = Object.entries(mixtures).filter(([, [base]]) => base !== 'white')
    expect(new Set(mixed.map(([, name]) => name))).toEqual(new Set(following.map(([name]) => name)))
  })

  test('a pair’s contrast is that on its worst background', () => {
    const pair = { front: 'white', on: ['forest950', 'gold300', 'forest800'], atLeast: 4.5 } as const
    const onGold = contrast(palette.white, palette.gold300)
    expect(worstContrast(palette, { ...pair, on: [...pair.on] })).toBe(onGold)
    expect(onGold).toBeLessThan(2)
  })

  test('of any two colours are legible wherever they are used (BRAND-3)', () => {
    fc.assert(
      fc.property(anyColor, anyColor, (primary, accent) => {
        expect(unreadable(primary, accent)).toEqual([])
      }),
    )
  })

  test('are the chosen colours themselves if those are legible', () => {
    expect(shadesOf({ primary: '#1d4e89', accent: '#d98e3f' })).toMatchObject({
      forest800: '#1d4e89',
      gold500: '#d98e3f',
      sand50: palette.sand50,
    })
  })

  test('a page has only the rules that differ, in few bytes', () => {
    const rules = themeRules({ primary: '#1d4e89', accent: '#c49a3f' })
    expect(rules).toContain('--color-forest-800:#1d4e89')
    expect(rules).not.toMatch(/gold|sand|danger|white/)
    expect(themeRules({ primary: '#1d4e89', accent: '#d98e3f' }).length).toBeLessThan(520)
    expect(rules).toMatch(/^(?:--color-[\w-]+:#[\da-f]{6,8};?)+$/)
  })
})

test('contrast matches the published values', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  expect(contrast('#74b24a', '#74b24a')).toBe(1)
})

describe('the accent of a package', () => {
  test.each([
    ['#ffcd1a', '#1d2a24'],
    ['#065f46', '#ffffff'],
  ])('the preset %s is unchanged and carries %s', (preset, onSolid) => {
    expect(accentColors(preset)).toMatchObject({ solid: preset, onSolid })
  })

  test('a colour on which no text colour is legible is darkened for white', () => {
    const { solid, onSolid } = accentColors('#808080')
    expect(onSolid).toBe('#ffffff')
    expect(contrast(solid, '#808080')).toBeLessThan(1.3)
  })

  test('every colour is legible, as a background and as text', () => {
    fc.assert(
      fc.property(hexColor, (hex) => {
        const { solid, onSolid, ink } = accentColors(hex)
        // The border of a button has its text colour.
        for (const page of ['#fbf8f1', '#ffffff']) expect(contrast(ink, page)).toBeGreaterThanOrEqual(3)
        expect(contrast(solid, onSolid)).toBeGreaterThanOrEqual(4.5)
        expect(contrast(ink, '#fbf8f1')).toBeGreaterThanOrEqual(4.5)
        for (const color of [solid, ink]) expect(color).toMatch(/^#[0-9a-f]{6}$/)
      }),
      { numRuns: 300 },
    )
  })
})

function unreadable(primary: string, accent: string) {
  const shades = shadesOf({ primary, accent })
  return pairs
    .filter((pair) => worstContrast(shades, pair) < pair.atLeast)
    .map((pair) => ({ ...pair, has: worstContrast(shades, pair), shades }))
}
