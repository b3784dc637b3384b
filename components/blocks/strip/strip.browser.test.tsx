import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { prefer } from '@/e2e/components/screen'
import { facts } from '../test-facts'
import { Strip } from './strip'
import { sample } from './test-sample'

const row = page.getByRole('region', { name: 'Fotografias', exact: true })
const box = page.getByRole('checkbox', { name: 'Pausar as fotografias' })
const sets = () => [...row.element().querySelectorAll('ul')]
const motion = () => row.element().firstElementChild?.getAnimations()[0]?.playState ?? 'none'

beforeEach(async () => {
  await prefer({ 'prefers-reduced-motion': 'no-preference' })
  const images = Array.from({ length: 8 }, (_, index) => `/media/original/${index}`)
  const block = { ...sample, images }
  await render(<Strip block={block} id="momentos" joined={false} facts={facts} />)
  await expect.element(row).toBeVisible()
  // Moves off the row, where the previous test may have left the pointer.
  await userEvent.hover(box)
})

afterEach(() => prefer())

test('the strip drifts endlessly, and pauses on hover and focus (PAGE-1, MEDIA-2)', async () => {
  await expect.poll(motion).toBe('running')
  const left = () => sets()[0]?.getBoundingClientRect().x ?? 0
  const before = left()
  await expect.poll(left).toBeLessThan(before)
  await expect.element(row.getByRole('img')).toHaveLength(8)
  await expect.element(row.getByRole('list')).toHaveLength(1)
  await userEvent.hover(row)
  await expect.poll(motion).toBe('paused')
  await userEvent.hover(box)
  await expect.poll(motion).toBe('running')
  row.element().focus()
  await expect.poll(motion).toBe('paused')
  box.element().focus()
  await expect.poll(motion).toBe('running')
})

test('its switch stops it, and then it scrolls by hand (PAGE-1)', async () => {
  box.element().focus()
  await userEvent.keyboard(' ')
  await expect.element(box).toBeChecked()
  await expect.poll(motion).toBe('paused')
  // The second row follows where the loop restarts.
  const [first, second] = sets().map((set) => set.getBoundingClientRect())
  expect((second?.x ?? 0) - (first?.x ?? 0)).toBeCloseTo(first?.width ?? 0, 0)
  expect(first?.width).toBeGreaterThan(1280)
  row.element().focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(() => row.element().scrollLeft).toBeGreaterThan(0)
  box.element().focus()
  await userEvent.keyboard(' ')
  await expect.poll(motion).toBe('running')
  expect(row.element().scrollLeft).toBe(0)
})

test('under reduced motion it does not move, without switch and second row (MEDIA-2)', async () => {
  await prefer()
  await expect.poll(motion).toBe('none')
  await expect.element(box).not.toBeInTheDocument()
  const last = row.getByRole('img').last()
  last.element().scrollIntoView()
  await expect.element(last).toBeInViewport()
  expect(sets()[1]?.checkVisibility()).toBe(false)
})
