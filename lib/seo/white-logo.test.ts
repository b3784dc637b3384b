import sharp from 'sharp'
import { expect, test } from 'vitest'
import { inWhite } from './white-logo'

const drawn = (shapes: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100">${shapes}</svg>`)

async function alphas(logo: Buffer, ...places: [number, number][]) {
  const { data, info } = await sharp(await inWhite(logo))
    .raw()
    .toBuffer({ resolveWithObject: true })
  return places.map(([x, y]) => data[(y * info.width + x) * 4 + 3])
}

test.each([
  ['#113528', '#ffffff'],
  ['#c49a3f', '#113528'],
])('a badge of %s keeps the figure %s inside, without its ground', async (ground, figure) => {
  const badge = drawn(
    `<circle cx="50" cy="50" r="48" fill="${ground}"/><path d="M40 40h20v20H40z" fill="${figure}"/>`,
  )
  expect(await alphas(badge, [1, 1], [20, 50], [50, 50])).toEqual([0, 0, 255])
})

test('a badge of one colour stays as opaque as it is, also with a speck of dust', async () => {
  const badge = drawn('<circle cx="50" cy="50" r="48" fill="#113528"/><path d="M50 50h2v2h-2z" fill="#fff"/>')
  expect(await alphas(badge, [1, 1], [20, 50], [50, 50])).toEqual([0, 255, 255])
})

test('letters of two colours on nothing stay as opaque as they are', async () => {
  const letters = drawn('<path d="M5 5h10v90H5z" fill="#113528"/><path d="M85 5h10v90H85z" fill="#f0d080"/>')
  expect(await alphas(letters, [10, 50], [50, 50], [90, 50])).toEqual([255, 0, 255])
})
