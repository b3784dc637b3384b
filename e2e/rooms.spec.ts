import type { Page } from 'playwright/test'
import { startNaming } from '../lib/hotel/naming/words.ts'
import { demoRooms, mediaFile } from '../supabase/local/demo/test-content.ts'
import { expect, test } from './fixtures.ts'
import { expectAccessible } from './support/axe.ts'
import { bookingButton, bookingPanel, chooseDays, engine, formIn, handOver } from './support/booking.ts'
import { money } from './support/content.ts'
import { boxOf, open } from './support/page.ts'

const path = '/quartos'
const active = demoRooms.filter((room) => room.active)
const shown = startNaming.kinds.flatMap(({ code }) => active.find((room) => room.category === code) ?? [])
const noted = shown.find(({ detailed_description }) => detailed_description)
const filmed = shown.find(({ video_url }) => video_url)
const plain = shown.find(({ detailed_description, video_url }) => !detailed_description && !video_url)

test.describe('on a desktop', () => {
  test('one row per category, in order, with every field, and an index that leads to each', async ({
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
      else await expect(section).not.toContainText('por noite')
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
    await expect(icons.first()).toHaveAttribute('href', /#wifi$/)
    expect(await icons.first().evaluate((use: SVGUseElement) => use.getBBox().width)).toBeGreaterThan(0)

    const links = page.getByRole('navigation', { name: 'Categorias de chalés' }).getByRole('link')
    await expect(links).toHaveText([/^Tradicional/, /^Família/, /^Premium/, /^Superior/, /^Romântico/])
    for (const [index, { category, name }] of [...shown.entries()].slice(-2)) {
      await links.nth(index).click()
      await expect(page).toHaveURL(`${path}#${category}`)
      await expect(row(page, name).getByRole('heading')).toBeInViewport()
      const header = await boxOf(page.getByRole('banner'))
      expect((await boxOf(row(page, name))).y).toBeGreaterThanOrEqual(header.height)
    }
  })

  test('the dialog of a category: summary, fields, notes and video, and one search with the panel', async ({
    page,
    baseURL,
  }) => {
    await page.clock.setFixedTime('2026-12-10T12:00:00-03:00')
    await open(page, path)
    const dialog = await openDialog(page, filmed?.name)
    const video = dialog.getByRole('link', { name: 'Ver o vídeo do chalé' })
    await expect(video).toHaveAttribute('href', new RegExp(`/${mediaFile(filmed?.video_url)}$`))
    await expect(video).toHaveAttribute('target', '_blank')
    await expect(video).toHaveAttribute('rel', 'noopener')
    await expect(dialog).toContainText(String(filmed?.detailed_description))
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Fechar' }).click()
    await expect(dialog).toHaveCount(0)

    await openDialog(page, plain?.name)
    await expect(video).toHaveCount(0)
    await expect(dialog.getByRole('heading', { name: 'Observações' })).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)

    await openDialog(page)
    await expect(dialog).toHaveAccessibleName('Chalé Tradicional')
    await expect(dialog.getByRole('img', { name: 'Fotografia: Chalé Tradicional' })).toBeVisible()
    await expect(dialog).toContainText('Acomoda até 2 hóspedes')
    await expect(dialog).toContainText('a partir de R$ 890,00 por noite')
    await expect(dialog.getByRole('heading', { name: 'Observações' })).toBeVisible()
    await expect(dialog).toContainText(String(noted?.detailed_description))
    await expect(video).toHaveCount(0)
    const whatsapp = new URL(
      String(await dialog.getByRole('link', { name: /^WhatsApp/ }).getAttribute('href')),
    )
    expect(whatsapp.searchParams.get('text')).toContain(
      `Acomodação: Chalé Tradicional\n${new URL(`${path}#tradicional`, baseURL).href}`,
    )
    await expect(formIn(dialog).submit).toBeDisabled()
    await chooseDays(dialog, '20 de dezembro de 2026', '22 de dezembro de 2026')
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(reserveButton(page)).toBeFocused()
    await bookingButton(page).click()
    await expect(formIn(bookingPanel(page)).dates).toContainText('20/12/2026 – 22/12/2026')
  })

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false })

    test('every row, slide and anchor is there, and no button that opens nothing', async ({
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
})

test.describe('on a phone', { tag: '@mobile' }, () => {
  test.use({ allowedOrigins: [engine] })

  test('a note says when the guests exceed the chalet, and does not block (BOOK-10)', async ({ page }) => {
    await page.clock.setFixedTime('2026-12-10T12:00:00-03:00')
    await open(page, path)
    const dialog = await openDialog(page)
    const { guests, picker, submit } = formIn(dialog)
    const note = dialog.getByRole('status').filter({ hasText: 'Este chalé acomoda até 2 hóspedes' })
    await expect(note).toHaveCount(0)
    await guests.click()
    await picker.getByRole('button', { name: 'Aumentar crianças' }).click()
    await picker.getByRole('combobox').selectOption('7 anos')
    await picker.getByRole('button', { name: 'Aplicar' }).click()
    await expect(note).toContainText('você escolheu 3')
    await chooseDays(dialog, '20 de dezembro de 2026', '22 de dezembro de 2026')
    await dialog.getByRole('button', { name: 'Concluir' }).click()
    const tab = await handOver(page, () => submit.click())
    expect(tab.url()).toBe(
      `${engine}/hotelresults?q=quaresmeira&NRooms=1&CheckIn=20122026&CheckOut=22122026&ad=2&ch=1&ag=7&Code=`,
    )
    await expect(dialog).toHaveCount(0)
    await page.bringToFront()
    await expect(reserveButton(page)).toBeFocused()
  })
})

async function openDialog(page: Page, room = noted?.name) {
  await reserveButton(page, room).click()
  const dialog = page.getByRole('dialog').filter({ has: page.getByPlaceholder('Cupom') })
  await expect(dialog).toBeVisible()
  return dialog
}

function reserveButton(page: Page, room = noted?.name) {
  return page.getByRole('main').getByRole('button', { name: `Reservar ${room}`, exact: true })
}

function names(page: Page) {
  return page.getByRole('main').getByRole('heading', { level: 2 })
}

function row(page: Page, name: string) {
  return page.locator('main section', { has: page.getByRole('heading', { name, level: 2, exact: true }) })
}
