import { expect, test } from 'vitest'
import { isTiny, tooSmallMessage } from './wanted-size'

test('a picture that is too small for its place gets a message with the least size', () => {
  expect(tooSmallMessage({ width: 1, height: 1 }, 'packages/principal')).toBe(
    'A foto tem 1 × 1 px: aqui ela precisa de pelo menos 1200 × 800 para não ficar borrada.',
  )
  expect(tooSmallMessage({ width: 1600, height: 1067 }, 'packages/principal')).toBeNull()
  expect(tooSmallMessage({ width: 1600, height: 1067 }, 'rooms/a')).toBeNull()
  expect(tooSmallMessage({ width: 1600, height: 1067 }, 'hotel/background')).toContain('1920 × 1080')
  expect(tooSmallMessage({ width: 300, height: 90 }, 'hotel/logo')).toBeNull()
})

test('only a picture of a few pixels is questioned', () => {
  expect(isTiny({ width: 1600, height: 199 }, 'rooms/a')).toBe(true)
  expect(isTiny({ width: 200, height: 200 }, 'rooms/a')).toBe(false)
  expect(isTiny({ width: 120, height: 40 }, 'hotel/logo')).toBe(false)
})
