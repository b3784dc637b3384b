import type { Page } from 'playwright/test'
import { startNaming } from '../lib/hotel/naming/words.ts'
import { demoRooms } from '../supabase/local/demo/test-content.ts'
import { expect, test } from './fixtures.ts'
import { expectAccessible } from './support/axe.ts'
import { money } from './support/content.ts'
import { boxOf } from './support/page.ts'

const path = '/quartos'
const active = demoRooms.filter((room) => room.active)
const shown = startNaming.kinds.flatMap(({ code }) => active.find((room) => room.category === code) ?? [])
const noted = shown.find(({ detailed_description }) => detailed_description)

test('one row per category, in order, with every field, an index that links to each, and a dialog (ROOM-1, ROOM-2, ROOM-3, ROOM-20, BOOK-10)', async ({
  page,
}) => {
  await page.goto(path)
  const images = await page
    .getByRole('main')
    .locator('img')
    .evaluateAll((all: HTMLImageElement[]) =>
      all.map(({ loading, fetchPriority }) => [loading, fetchPriority]),
    )
  expect(images[0]).toEqual(['eager', 'high'])
  expect(images.slice(1)).toEqual(images.slice(1).map(() => ['lazy', 'auto']))

  await expect(names(page)).toHaveText(shown.map(({ name }) => name))
  expect(new Set(shown.map(({ price }) => price === null))).toEqual(new Set([true, false]))
  const sides: string[] = []
  for (const room of shown) {
    const section = row(page, room.name)
    await expect(section).toHaveAttribute('id', room.category)
    await expect(section).toContainText(room.description)
    await expect(section.getByRole('listitem').filter({ hasText: room.bed_configuration })).toHaveCount(1)
    await expect(section).toContainText(`Acomoda até ${room.capacity} hóspedes`)
    if (room.price) await expect(section).toContainText(`a partir de ${money(room.price)} por noite`)
    else await expect(section).toContainText('Sob consulta')
    await expect(section.getByRole('list', { name: 'Comodidades' }).getByRole('listitem')).toHaveText(
      room.features,
    )
    await expect(section.getByRole('img')).toHaveCount(room.images.length)
    await expect(section.getByRole('button', { name: `Reservar ${room.name}` })).toHaveText('Reservar')
    const [image, heading] = [section.getByRole('region'), section.getByRole('heading')]
    sides.push((await boxOf(image)).x < (await boxOf(heading)).x ? 'left' : 'right')
  }
  expect(sides).toEqual(['left', 'right', 'left', 'right', 'left'])
  const icons = row(page, 'Chalé Premium').getByRole('list', { name: 'Comodidades' }).locator('use')
  await expect(icons.first()).toHaveAttribute('href', /#fireplace$/)
  expect(await icons.first().evaluate((use: SVGUseElement) => use.getBBox().width)).toBeGreaterThan(0)

  const links = page.getByRole('navigation', { name: 'Categorias de chalés' }).getByRole('link')
  await expect(links).toHaveText([/^Tradicional/, /^Família/, /^Premium/, /^Superior/, /^Romântico/])
  for (const [index, { category, name }] of [...shown.entries()].slice(-2)) {
    await links.nth(index).click()
    await expect(page).toHaveURL(`${path}#${category}`)
    await expect(row(page, name).getByRole('heading')).toBeInViewport()
    // The header gets lower after the scroll.
    const gap = async () => (await boxOf(row(page, name))).y - (await boxOf(page.getByRole('banner'))).height
    await expect.poll(gap).toBeGreaterThanOrEqual(0)
  }
  await row(page, String(noted?.name))
    .getByRole('button', { name: /^Reservar/ })
    .click()
  const dialog = page.getByRole('dialog', { name: noted?.name })
  await expect(dialog).toContainText(String(noted?.detailed_description))
  await expectAccessible(page)
})

function names(page: Page) {
  return page.getByRole('main').getByRole('heading', { level: 2 })
}

function row(page: Page, name: string) {
  return page.locator('main section', { has: page.getByRole('heading', { name, level: 2, exact: true }) })
}
