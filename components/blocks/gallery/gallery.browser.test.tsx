import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { resize } from '@/e2e/components/forms'
import { facts } from '../test-facts'
import { Gallery } from './gallery'
import { sample } from './test-sample'

test.each([
  ['a phone', 390],
  ['a wide screen', 1280],
])('any number of photographs fills the rows of a gallery on %s (PAGE-15)', async (_, width) => {
  await resize(width)
  for (const count of [3, 4, 5, 6, 7, 8, 9, 16]) {
    const images = Array.from({ length: count }, (_, index) => `/media/original/${index}`)
    const view = await render(
      <Gallery block={{ ...sample, images }} id="fotos" joined={false} facts={facts} />,
    )
    const list = page.getByRole('list').element().getBoundingClientRect()
    const places = page
      .getByRole('listitem')
      .elements()
      .map((item) => item.getBoundingClientRect())
    expect(places).toHaveLength(count)
    const area = places.reduce((sum, { width, height }) => sum + width * height, 0)
    // Only the gaps between the pictures remain of the list.
    expect(area / (list.width * list.height)).toBeGreaterThan(0.93)
    expect(places.at(-1)?.right).toBeCloseTo(list.right, 0)
    expect(places.at(-1)?.bottom).toBeCloseTo(list.bottom, 0)
    await view.unmount()
  }
})
