import type { Page } from 'playwright/test'
import { roomCategories } from '../lib/rooms/categories.ts'
import { demoRooms } from '../supabase/local/demo/test-content.ts'
import { expect, test } from './fixtures.ts'
import { money } from './support/content.ts'
import { boxOf, open } from './support/page.ts'

const path = '/quartos'
const active = demoRooms.filter((room) => room.active)
const shown = roomCategories.flatMap((category) => active.find((room) => room.category === category) ?? [])
const hidden = demoRooms.filter((room) => !shown.includes(room))

test('one row per category, in order, with every field', async ({ page }) => {
  await open(page, path)
  await expect(names(page)).toHaveText(shown.map(({ name }) => name))
  expect(shown.map(({ name }) => name)).toEqual([
    'Chalé Tradicional',
    'Chalé Família',
    'Chalé Premium',
    'Chalé Superior',
    'Chalé Romântico',
  ])
  expect(new Set(shown.map(({ price }) => price === null))).toEqual(new Set([true, false]))
  for (const room of shown) {
    const section = row(page, room.name)
    await expect(section).toHaveAttribute('id', room.category)
    await expect(section).toContainText(room.description)
    await expect(section.getByRole('listitem').filter({ hasText: room.bed_configuration })).toHaveCount(1)
    await expect(section).toContainText(`Acomoda até ${room.capacity} hóspedes`)
    if (room.price) await expect(section).toContainText(`a partir de ${money(room.price)} por noite`)
    else await expect(section).not.toContainText('por noite')
    await expect(section.getByRole('list', { name: 'Comodidades' }).getByRole('listitem')).toHaveText(
      room.features,
    )
    await expect(section.getByRole('img')).toHaveCount(room.images.length)
    await expect(section.getByRole('button', { name: `Reservar ${room.name}` })).toHaveText('Reservar')
  }
  await expect(row(page, 'Chalé Romântico').getByText('Romântico', { exact: true })).toBeVisible()
})

test.describe('chalets', { tag: '@desktop' }, () => {
  test('the sides change from row to row', async ({ page }) => {
    await open(page, path)
    const sides = await Promise.all(
      shown.map(async ({ name }) => {
        const image = await boxOf(row(page, name).getByRole('region'))
        const heading = await boxOf(row(page, name).getByRole('heading'))
        return image.x < heading.x ? 'left' : 'right'
      }),
    )
    expect(sides).toEqual(['left', 'right', 'left', 'right', 'left'])
  })

  test('nothing of an inactive room, or of a second one of its category, is in the page or its data', async ({
    page,
  }) => {
    expect(hidden.map(({ active, name }) => `${name} ${active}`)).toEqual([
      'Chalé Família do Pomar false',
      'Chalé Tradicional do Lago true',
    ])
    for (const rsc of ['', '1']) {
      const response = await page.request.get(path, { headers: rsc ? { rsc } : {} })
      const text = await response.text()
      expect(text).toContain('Chalé Superior')
      for (const { id, name, description } of hidden) {
        for (const secret of [id, name, description]) expect(text.includes(secret), secret).toBe(false)
      }
    }
  })

  test('a carousel moves by its buttons and leaves the others alone', async ({ page }) => {
    await open(page, path)
    const premium = row(page, 'Chalé Premium').getByRole('region', { name: 'Fotografias: Chalé Premium' })
    await expect(premium.getByRole('button', { name: 'Slide anterior' })).toBeDisabled()
    await premium.getByRole('button', { name: 'Próximo slide' }).click()
    await expect(premium.getByRole('group', { name: '2 de 5' })).toBeInViewport({ ratio: 0.6 })
    await expect(premium.getByRole('group', { name: '1 de 5' })).not.toBeInViewport({ ratio: 0.05 })
    const superior = row(page, 'Chalé Superior')
    await superior.scrollIntoViewIfNeeded()
    await expect(superior.getByRole('group', { name: '1 de 3' })).toBeInViewport({ ratio: 0.3 })
  })

  test('only the first image of the page hurries', async ({ page }) => {
    await page.goto(path)
    const images = await page
      .getByRole('main')
      .locator('img')
      .evaluateAll((all: HTMLImageElement[]) =>
        all.map(({ loading, fetchPriority }) => [loading, fetchPriority]),
      )
    expect(images[0]).toEqual(['eager', 'high'])
    expect(images.slice(1)).toEqual(images.slice(1).map(() => ['lazy', 'auto']))
  })

  test('badges carry the icon of their keyword', async ({ page }) => {
    await open(page, path)
    const icons = await row(page, 'Chalé Premium')
      .getByRole('list', { name: 'Comodidades' })
      .locator('use')
      .evaluateAll((all) => all.map((use) => use.getAttribute('href')?.split('#')[1]))
    expect(icons).toEqual([
      'wifi',
      'tv',
      'minibar',
      'living-area',
      'living-area',
      'air-conditioning',
      'fireplace',
      'other',
    ])
    const [use] = await page.locator('main use').all()
    const drawn = await use?.evaluate((element: SVGUseElement) => element.getBBox().width)
    expect(drawn).toBeGreaterThan(0)
  })

  test('the index leads to each row, clear of the header', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, path)
    const links = page.getByRole('navigation', { name: 'Categorias de chalés' }).getByRole('link')
    await expect(links).toHaveText([/^Tradicional/, /^Família/, /^Premium/, /^Superior/, /^Romântico/])
    for (const [index, { category, name }] of shown.entries()) {
      await links.nth(index).click()
      await expect(page).toHaveURL(`${path}#${category}`)
      await expect(row(page, name).getByRole('heading')).toBeInViewport()
      const header = await boxOf(page.getByRole('banner'))
      expect((await boxOf(row(page, name))).y).toBeGreaterThanOrEqual(header.height)
      await page.evaluate(() => window.scrollTo(0, 0))
    }
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('every row, slide and anchor of /quartos is there, and no button that opens nothing', async ({
    page,
    tolerate,
  }) => {
    // The browser reports the scripts that it leaves out as refused.
    tolerate(/^csp: .*\.js/)
    await page.goto(path)
    await expect(names(page)).toHaveText(shown.map(({ name }) => name))
    await page.getByRole('link', { name: /^Superior/ }).click()
    await expect(row(page, 'Chalé Superior').getByRole('heading')).toBeInViewport()
    const last = row(page, 'Chalé Superior').getByRole('group', { name: '3 de 3' })
    await last.scrollIntoViewIfNeeded()
    await expect(last).toBeInViewport({ ratio: 0.6 })
    await expect(page.getByRole('button', { name: /^Reservar/ })).toHaveCount(0)
  })
})

function names(page: Page) {
  return page.getByRole('main').getByRole('heading', { level: 2 })
}

function row(page: Page, name: string) {
  return page.locator('main section', { has: page.getByRole('heading', { name, level: 2, exact: true }) })
}
