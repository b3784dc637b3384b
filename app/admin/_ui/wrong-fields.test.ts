import { expect, test } from 'vitest'
import { countUnder, errorPaths } from './wrong-fields'

const errors = {
  name: { type: 'too_small', message: 'Nome é obrigatório' },
  details: { nights: { type: 'custom', message: 'x', ref: { name: 'details.nights' } } },
  images: { gallery: [undefined, { type: 'custom', message: 'y' }] },
}

test('every wrong field is found, however deep', () => {
  expect(errorPaths(errors)).toEqual(['name', 'details.nights', 'images.gallery.1'])
  expect(errorPaths({})).toEqual([])
})

test('a tab counts what lies under its fields, and nothing that merely begins alike', () => {
  const paths = errorPaths({ ...errors, nameplate: { type: 'custom' } })
  expect(countUnder(paths, ['name'])).toBe(1)
  expect(countUnder(paths, ['details', 'images.gallery'])).toBe(2)
  expect(countUnder(paths, [])).toBe(0)
})
