import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { accent, contrast } from './color'

const hexColor = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`)

test('contrast agrees with the published values', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  expect(contrast('#74b24a', '#74b24a')).toBe(1)
})

describe('the accent of a package', () => {
  test.each([
    ['#ffcd1a', '#1d2a24'],
    ['#065f46', '#ffffff'],
  ])('the preset %s stays itself and carries %s', (preset, onSolid) => {
    expect(accent(preset)).toMatchObject({ solid: preset, onSolid })
  })

  test('a colour readable with neither ink is darkened for white', () => {
    const { solid, onSolid } = accent('#808080')
    expect(onSolid).toBe('#ffffff')
    expect(contrast(solid, '#808080')).toBeLessThan(1.3)
  })

  test('every colour can be read, as a ground and as text', () => {
    fc.assert(
      fc.property(hexColor, (hex) => {
        const { solid, onSolid, ink } = accent(hex)
        // The border of a button has the colour of its ink.
        for (const page of ['#fbf8f1', '#ffffff']) expect(contrast(ink, page)).toBeGreaterThanOrEqual(3)
        expect(contrast(solid, onSolid)).toBeGreaterThanOrEqual(4.5)
        expect(contrast(ink, '#fbf8f1')).toBeGreaterThanOrEqual(4.5)
        for (const color of [solid, ink]) expect(color).toMatch(/^#[0-9a-f]{6}$/)
      }),
      { numRuns: 300 },
    )
  })
})
