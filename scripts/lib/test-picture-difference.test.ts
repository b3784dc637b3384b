import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { differenceOf, marked, packed, shrunk, unpacked } from './test-picture-difference.ts'

type Page = { top?: number; ink?: string; ground?: string; button?: string; blur?: number; note?: boolean }

/** A page of 1440 × 900 with a heading, some lines, a button and a note, as a browser might draw it. */
async function drawn({
  top = 200,
  ink = '#1d2a24',
  ground = '#fbf8f1',
  button = '#065f46',
  blur,
  note = true,
}: Page = {}) {
  const lines = Array.from(
    { length: 8 },
    (_, line) => `<rect x="120" y="${420 + line * 30}" width="${500 + line * 9}" height="9"/>`,
  )
  const letters = Array.from(
    { length: 16 },
    (_, letter) => `<rect x="${120 + letter * 34}" y="${top}" width="9" height="44"/>`,
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1440" height="900"><rect width="1440" height="900" fill="${ground}"/>
    <g fill="${ink}">${letters.join('')}${lines.join('')}</g><rect x="120" y="760" width="220" height="48" fill="${button}"/>
    ${note ? '<rect x="900" y="240" width="300" height="60" fill="#c49a3f"/>' : ''}</svg>`
  const image = sharp(Buffer.from(svg))
  return shrunk(await (blur ? image.blur(blur) : image).png().toBuffer())
}

const reasonOf = async (page: Page) => differenceOf(await drawn(page), await drawn()).reason

describe('two pictures of a page are the same to an eye', () => {
  test.each([
    ['drawn once more', {}],
    ['with softer edges, as another browser smooths them', { blur: 0.8 }],
    ['a third of a pixel lower', { top: 200.3 }],
  ])('%s', async (_, page: Page) => expect(await reasonOf(page)).toBeUndefined())

  test('after it was packed for the repository', async () => {
    const page = await drawn()
    expect(differenceOf(await unpacked(await packed(page)), page).reason).toBeUndefined()
  })
})

describe('they are not', () => {
  test.each([
    ['with a heading 12 px lower', { top: 212 }],
    ['with a heading 12 px higher', { top: 188 }],
    ['with another colour of the button', { button: '#0b6e8c' }],
    ['with another colour of the text', { ink: '#a3311f' }],
    ['on another ground', { ground: '#f4eddf' }],
    ['without the note', { note: false }],
  ])('%s', async (_, page: Page) => expect(await reasonOf(page)).toMatch(/blocks/))

  test('in another size', async () => {
    const page = await drawn()
    const lower = {
      ...page,
      height: page.height - 20,
      data: page.data.slice(0, page.width * (page.height - 20) * 3),
    }
    expect(differenceOf(lower, page).reason).toBe('480 × 280 pixels instead of 480 × 300')
  })
})

test('what differs is marked in red, and nothing else', async () => {
  const [page, other] = [await drawn({ note: false }), await drawn()]
  const { data, width } = marked(page, differenceOf(page, other))
  const at = (x: number, y: number) => [...data.slice((y * width + x) * 3, (y * width + x) * 3 + 3)]
  expect(at(350, 90)[0]).toBe(255)
  expect(at(350, 90)[1]).toBeLessThan(120)
  expect(at(20, 20)[1]).toBeGreaterThan(200)
})
