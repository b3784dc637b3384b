import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { prefer } from '@/e2e/components/screen'
import { translatePage } from '@/e2e/components/translate'
import { Carousel } from './carousel'

type Options = Partial<Parameters<typeof Carousel>[0]> & { count?: number }

const row = page.getByRole('region', { name: 'Chalés' })
const previous = row.getByRole('button', { name: 'Slide anterior' })
const viewport = row.getByRole('group', { name: /Use as setas do teclado$/ })
const next = row.getByRole('button', { name: 'Próximo slide' })
const pause = row.getByRole('button', { name: 'Pausar a rotação' })
const resume = row.getByRole('button', { name: 'Retomar a rotação' })

/** Renders the row between elements that can be hovered or focused. */
async function renderRow({ count = 5, ...options }: Options = {}) {
  await render(
    <>
      <button type="button">Antes</button>
      <Carousel
        label="Chalés"
        slides={Array.from({ length: count }, (_, index) => `Chalé ${index + 1}`).map((name) => (
          <a key={name} href={`#${name}`} style={{ display: 'block', height: 200 }}>
            {name}
          </a>
        ))}
        {...options}
      />
      <button type="button">Depois</button>
    </>,
  )
  await expect.element(row).toBeVisible()
  // Swiper initialises the row when it is near the viewport.
  await expect.poll(() => row.element().querySelector('.swiper-initialized')).not.toBeNull()
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  await leave()
})

afterEach(async () => {
  Reflect.deleteProperty(document, 'hidden')
  await prefer()
  await page.viewport(1280, 800)
})

test('arrow keys move the row only on hover or focus, and a move is announced with name and position (MEDIA-1, MEDIA-14)', async () => {
  await renderRow()
  const announcement = () => row.element().querySelector('[aria-live]')?.textContent
  await userEvent.hover(viewport)
  await expect.element(previous).toBeDisabled()
  expect(announcement(), 'nothing before the first move').toBe('')
  await userEvent.keyboard('{ArrowRight}')
  await expectSlide(2)
  await expect.poll(announcement).toBe('Chalés, 2 de 5')
  await expect
    .element(row.getByRole('group', { name: 'Chalés, 2 de 5. Use as setas do teclado' }))
    .toBeInTheDocument()
  await userEvent.keyboard('{ArrowLeft}')
  await expectSlide(1)
  await expect.poll(announcement).toBe('Chalés, 1 de 5')

  await leave()
  await userEvent.keyboard('{ArrowRight}')
  await expectSlide(1)
  next.element().focus()
  await userEvent.keyboard('{ArrowRight}')
  await expectSlide(2)
  await userEvent.keyboard('{Control>}{ArrowRight}{/Control}')
  await expectSlide(2)
})

test('buttons stop at the ends of the row, and a drag turns it without following a link (MEDIA-1)', async () => {
  await renderRow()
  for (let slide = 2; slide <= 5; slide++) {
    await next.click()
    await expectSlide(slide)
  }
  await expect.element(next).toBeDisabled()
  await previous.click()
  await expectSlide(4)
  await expect.element(next).toBeEnabled()
  await drag()
  await expectSlide(5)
  expect(location.hash).toBe('')
})

test.each([
  [390, 8],
  [800, 7],
])(
  'at %i px the counter counts the %i positions at which the row can stop (MEDIA-1)',
  async (width, stops) => {
    await page.viewport(width, 800)
    await renderRow({ count: 8, perView: { base: 1.2, md: 2, lg: 8 } })
    const counter = () => row.element().querySelector('.carousel-count')?.textContent
    expect(counter()).toBe(`1 / ${stops}`)
    for (let step = 2; step <= stops; step++) {
      await next.click()
      await expect.poll(counter).toBe(`${step} / ${stops}`)
    }
    await expect.element(next).toBeDisabled()
    await expect.element(row.getByText('Chalé 8')).toBeInViewport({ ratio: 0.9 })
    await previous.click()
    await expect.poll(counter).toBe(`${stops - 1} / ${stops}`)
  },
)

test('a row whose slides all fit has no controls (MEDIA-1)', async () => {
  await renderRow({ count: 3, perView: { base: 3, md: 3, lg: 3 } })
  await expect.element(row.getByRole('button')).toHaveLength(0)
})

test('a single slide cannot move (HOME-9)', async () => {
  await render(<Carousel label="Chalés" slides={[<p key="one">Único</p>]} />)
  await expect.element(row.getByText('Único')).toBeVisible()
  await expect.element(row.getByRole('button')).toHaveLength(0)
  await expect.element(row.getByRole('group', { name: /setas/ })).not.toBeInTheDocument()
})

test('an automatic row loops in both directions (MEDIA-1)', async () => {
  await renderRow({ autoplayMs: 4000 })
  await previous.click()
  await expectSlide(5)
  await next.click()
  await expectSlide(1)
})

test('a row turns after its interval, and pauses on hover, on focus inside and in a hidden tab (MEDIA-2)', async () => {
  await prefer({ 'prefers-reduced-motion': 'no-preference' })
  await renderRow({ autoplayMs: 4000 })
  await expect.element(pause).toBeVisible()
  await expectTurn()
  expect(row.element().querySelector('[aria-live]')?.textContent, 'nothing is announced').toBe('')
  for (const rest of [() => userEvent.hover(viewport), async () => next.element().focus()]) {
    await rest()
    expectStill()
    await leave()
    await expectTurn()
  }
  Object.defineProperty(document, 'hidden', { value: true, configurable: true })
  expectStill()
  Reflect.deleteProperty(document, 'hidden')
  await expectTurn()
})

test('a row that was touched stays still until it is restarted (MEDIA-2)', async () => {
  await prefer({ 'prefers-reduced-motion': 'no-preference' })
  await renderRow({ autoplayMs: 4000 })
  for (const stop of [
    () => pause.click(),
    drag,
    () => next.click(),
    async () => {
      await userEvent.hover(viewport)
      await userEvent.keyboard('{ArrowRight}')
    },
  ]) {
    await stop()
    await leave()
    await expect.element(resume).toBeVisible()
    expectStill()
    await resume.click()
    await leave()
    await expectTurn()
  }
})

test('a row does not turn under reduced motion (MEDIA-2)', async () => {
  await renderRow({ autoplayMs: 4000 })
  await expect.element(row.getByRole('button', { name: /rotação/ })).not.toBeInTheDocument()
  await next.click()
  await expectSlide(2)
  await leave()
  expectStill()
})

test.each([
  { indicator: 'counter', autoplayMs: undefined },
  { indicator: 'dots', autoplayMs: 60_000 },
] as const)(
  'in a translated page a carousel with $indicator turns and counts (HOME-9, NAV-27)',
  async (options) => {
    const slides = ['Lago', 'Mata', 'Serra'].map((name) => <p key={name}>{name}</p>)
    await render(<Carousel label="Chalés" slides={slides} {...options} />)
    translatePage()
    await next.click()
    const second = row.getByRole('group', { name: /^Chalés, 2 de 3/ })
    await expect.element(second).toBeVisible()
    await expect.element(row.getByText('Mata')).toBeInViewport({ ratio: 0.6 })
    const count = () => row.element().querySelector('.carousel-count')?.textContent
    if (options.indicator === 'counter') await expect.poll(count).toBe('2 / 3')
    else {
      const third = page.getByRole('button', { name: 'Ir para o slide 3' })
      await third.click()
      await expect.element(third).toHaveAttribute('aria-current', 'true')
    }
    await previous.click()
  },
)

/** Expects the slide with this number to fill the row, with no other visible. */
async function expectSlide(number: number) {
  await expect.poll(position).toBe(`${number} de 5`)
  await expect.element(row.getByText(`Chalé ${number}`)).toBeInViewport({ ratio: 0.6 })
}

function position() {
  return row.element().querySelector('.swiper-slide-active')?.getAttribute('aria-label')
}

async function expectTurn() {
  const before = position()
  // Its visibility is reported a moment later.
  await expect
    .poll(() => {
      vi.advanceTimersByTime(4000)
      return position()
    })
    .not.toBe(before)
}

function expectStill() {
  const before = position()
  for (let time = 0; time < 3; time++) {
    vi.advanceTimersByTime(4000)
    expect(position()).toBe(before)
  }
}

async function drag() {
  await userEvent.dragAndDrop(viewport, viewport, {
    sourcePosition: { x: 900, y: 60 },
    targetPosition: { x: 200, y: 60 },
    steps: 6,
  })
}

/** Moves the pointer and the focus out of the row. */
async function leave() {
  await userEvent.hover(page.elementLocator(document.body), { position: { x: 1, y: 1 }, force: true })
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
}
