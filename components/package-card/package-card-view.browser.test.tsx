import type { ComponentProps } from 'react'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { packagePath } from '@/lib/paths'
import { PackageCardView } from './package-card-view'

const natal: ComponentProps<typeof PackageCardView> = {
  wide: false,
  href: packagePath('natal'),
  label: 'Família · Dezembro',
  title: 'Natal em família',
  image: '/images/serra.svg',
  text: 'Quatro noites com ceia e fogueira.',
  stay: '23 a 27 de dezembro de 2026',
  people: '4 pessoas',
  features: ['Ceia de Natal', 'Passeio a cavalo', 'Fogueira', 'Café da manhã'],
  price: 'R$ 6.980,00',
  unit: 'por casal, 4 noites',
  ways: ['6x de R$ 1.163,33', 'R$ 6.631,00 no Pix'],
  discount: 12,
}
const card = page.getByRole('article')
const more = card.getByText('Ver Detalhes')
const price = card.getByText(/^a partir de/)

async function renderCard(own: Partial<typeof natal> = {}) {
  await render(
    <div className="package-list">
      <ul>
        <li>
          <PackageCardView {...natal} {...own} />
        </li>
      </ul>
    </div>,
  )
}

afterEach(async () => {
  await page.viewport(1280, 800)
})

test('a card says what the offer is, and shows the rest on hover or focus, within its own height (OFF-5)', async () => {
  await renderCard()
  for (const text of ['-12%', natal.label, natal.text, natal.stay, 'Até 4 pessoas'])
    await expect.element(card).toMatchTextContent(text)
  const link = card.getByRole('link', { name: natal.title })
  const show = [() => userEvent.hover(card), async () => link.element().focus()]
  for (const open of show) {
    await userEvent.unhover(card)
    await expect.element(price).not.toBeInViewport()
    const { height } = card.element().getBoundingClientRect()
    expect(clearPart() / height, 'at rest').toBeGreaterThan(0.58)
    await open()
    await expect.element(price).toBeInViewport({ ratio: 1 })
    await expect.element(more).toBeInViewport({ ratio: 1 })
    await expect
      .element(price)
      .toMatchTextContent(
        'a partir deR$ 6.980,00por casal, 4 noitesou 6x de R$ 1.163,33ou R$ 6.631,00 no Pix',
      )
    await expect.element(card.getByText('Café da manhã')).toBeInViewport({ ratio: 1 })
    expect(card.element().getBoundingClientRect().height).toBe(height)
  }
  const { left, top } = card.element().getBoundingClientRect()
  expect(document.elementFromPoint(left + 20, top + 20), 'the whole card is the link').toBe(link.element())
  await expect.element(link).toHaveAttribute('href', '/oferta/natal')
})

test('without a pointer the price shows what it is for, and the titles of a row end on one line (OFF-5, OFF-28)', async () => {
  const long = {
    title: 'Réveillon sob as estrelas, com jantar em seis tempos',
    text: 'Quatro noites. '.repeat(7),
  }
  await render(
    <div className="package-list">
      <ul>
        {[{}, long].map((own, place) => (
          <li key={place === 0 ? 'short' : 'long'}>
            <PackageCardView {...natal} {...own} />
          </li>
        ))}
      </ul>
    </div>,
  )
  const rest = page.getByText('R$ 6.980,00 por casal, 4 noites').elements()
  expect(rest.map((line) => line.getBoundingClientRect().bottom < innerHeight)).toEqual([true, true])
  const ends = page
    .getByRole('heading')
    .elements()
    .map((title) => Math.round(title.getBoundingClientRect().bottom))
  expect(ends[0]).toBe(ends[1])
  await userEvent.hover(card.first())
  // The price below is another line.
  await expect.poll(() => rest[0]?.getBoundingClientRect().height).toBeLessThan(10)
  await expect
    .poll(() => card.first().element().querySelector('.package-card-text')?.getBoundingClientRect().height)
    .toBeLessThan(10)
})

test('pressing the badge follows the card’s link, like anywhere on it (OFF-5)', async () => {
  await renderCard()
  let followed: unknown
  const follow = (event: MouseEvent) => {
    event.preventDefault()
    followed = event.target instanceof Element && event.target.closest('a')?.pathname
  }
  addEventListener('click', follow)
  onTestFinished(() => removeEventListener('click', follow))
  for (const place of [page.getByText(/-12%/), page.getByText(natal.text), more]) {
    followed = undefined
    // The click is forced, because the link above takes it.
    await place.click({ force: true })
    expect(followed).toBe('/oferta/natal')
  }
})

test('an ended offer has no discount and no price (OFF-16)', async () => {
  await renderCard({ ended: true })
  await expect.element(card.getByText('Encerrado')).toBeVisible()
  await expect.element(price).not.toBeInTheDocument()
  await expect.element(card).not.toMatchTextContent('%')
  await expect.element(card).not.toMatchTextContent('R$')
})

test('without a discount there is no badge, and without a picture the landscape is drawn (OFF-4, OFF-8, MEDIA-11)', async () => {
  await renderCard({ discount: 0, image: null })
  await expect.element(card).not.toMatchTextContent('%')
  expect(card.element().querySelector('.drawn-ground')).not.toBeNull()
})

function clearPart() {
  const picture = card.element().querySelector('.package-card-image')?.getBoundingClientRect()
  const label = card.element().querySelector('.label')?.getBoundingClientRect()
  return (label?.top ?? 0) - (picture?.top ?? 0)
}
