import type { Locator, Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { bookingButton, bookingPanel, chooseDays, formIn, openPanel } from './support/booking.ts'
import { demoPackage } from './support/content.ts'
import { open } from './support/page.ts'

const offer = '/oferta/carnaval-2027'
const { title } = demoPackage('carnaval-2027')
const greeting = 'Olá! Gostaria de informações sobre uma estadia.'

test('without script it is a link with the name and the address of what it stands beside', {
  tag: '@desktop',
}, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  const page = await context.newPage()
  await page.goto(offer)
  const card = page.getByRole('region', { name: 'Preço e reserva' })
  const link = ask(card)
  expect(await messageOf(link)).toEqual([greeting, `Pacote: ${title}`, new URL(offer, baseURL).href])
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('rel', 'noopener')
  await page.goto('/quartos')
  expect(await messageOf(page.getByRole('link', { name: /pelo WhatsApp sobre Chalé Família/ }))).toEqual([
    greeting,
    'Acomodação: Chalé Família',
    new URL('/quartos#familia', baseURL).href,
  ])
  await context.close()
})

test('what is chosen in the panel stands in its link, and in those of the page', async ({
  page,
  baseURL,
  isMobile,
}) => {
  await page.clock.setFixedTime('2026-12-10T12:00:00-03:00')
  await open(page, offer)
  const card = ask(page.getByRole('region', { name: 'Preço e reserva' }))
  const about = [greeting, `Pacote: ${title}`, new URL(offer, baseURL).href]
  expect(await messageOf(card)).toEqual(about)
  await page.getByRole('main').getByRole('button', { name: 'Reservar Agora' }).last().click()
  const panel = bookingPanel(page)
  const { coupon } = formIn(panel)
  expect(await messageOf(inText(panel))).toEqual([
    ...about,
    'Datas: 05/02/2027 a 10/02/2027 (5 noites)',
    'Adultos: 2',
  ])
  await coupon.fill('MATA10')
  await addChild(panel)
  await addChild(panel, '7 anos')
  const chosen = [
    'Datas: 05/02/2027 a 10/02/2027 (5 noites)',
    'Adultos: 2',
    'Crianças: 2 (idade a informar, 7 anos)',
    'Cupom: MATA10',
  ]
  expect(await messageOf(ask(panel))).toEqual([...about, ...chosen])
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  expect(await messageOf(card)).toEqual([...about, ...chosen])
  const bar = page.getByRole('main').getByRole('link', { name: 'Perguntar pelo WhatsApp' })
  await expect(bar).toHaveCount(isMobile ? 2 : 1)
  expect(await messageOf(bar.last())).toEqual([...about, ...chosen])
})

test('with children it stands beside the button, as large as it', async ({ page }) => {
  const panel = await openPanel(page)
  const { submit } = formIn(panel)
  await expect(ask(panel)).toHaveCount(0)
  await expect(inText(panel)).toBeVisible()
  await addChild(panel, '5 anos')
  await expect(inText(panel)).toHaveCount(0)
  const button = ask(panel)
  await expect(button).toBeInViewport({ ratio: 1 })
  const [own, other] = [await button.boundingBox(), await submit.boundingBox()]
  expect(own?.width).toBe(other?.width)
  expect(own?.height).toBe(other?.height)
  expect(Number(own?.y) - Number(other?.y)).toBeLessThan(80)
})

test('opened from the header it names the page, and the days as they are chosen', {
  tag: '@desktop',
}, async ({ page, baseURL }) => {
  await page.clock.setFixedTime('2026-12-10T12:00:00-03:00')
  await open(page, '/sobre?utm_source=carta')
  await bookingButton(page).click()
  const panel = bookingPanel(page)
  const about = [greeting, new URL('/sobre', baseURL).href]
  expect(await messageOf(inText(panel))).toEqual([...about, 'Adultos: 2'])
  const calendar = await chooseDays(panel, '20 de dezembro de 2026')
  expect(await messageOf(inText(panel))).toEqual([...about, 'Entrada: 20/12/2026', 'Adultos: 2'])
  await calendar.getByRole('button', { name: ', 24 de dezembro de 2026' }).click()
  expect(await messageOf(inText(panel))).toEqual([
    ...about,
    'Datas: 20/12/2026 a 24/12/2026 (4 noites)',
    'Adultos: 2',
  ])
})

test('opened from the header of an offer’s page it names the offer, too', { tag: '@desktop' }, async ({
  page,
  baseURL,
}) => {
  await page.clock.setFixedTime('2026-12-10T12:00:00-03:00')
  await open(page, offer)
  await bookingButton(page).click()
  expect(await messageOf(inText(bookingPanel(page)))).toEqual([
    greeting,
    `Pacote: ${title}`,
    new URL(offer, baseURL).href,
    'Adultos: 2',
  ])
})

test('a chalet’s dialog names the chalet', { tag: '@desktop' }, async ({ page, baseURL }) => {
  await open(page, '/quartos')
  await page.getByRole('button', { name: 'Reservar Chalé Família' }).click()
  const dialog = page.getByRole('dialog')
  expect(await messageOf(inText(dialog))).toEqual([
    greeting,
    'Acomodação: Chalé Família',
    new URL('/quartos#familia', baseURL).href,
    'Adultos: 2',
  ])
})

function ask(scope: Locator | Page): Locator {
  return scope.getByRole('link', { name: 'Perguntar pelo WhatsApp' })
}

/** The quiet one, in a sentence of the panel. */
function inText(panel: Locator): Locator {
  return panel.getByRole('link', { name: /^WhatsApp/ })
}

async function addChild(panel: Locator, age?: string) {
  const { guests, picker } = formIn(panel)
  await guests.click()
  await picker.getByRole('button', { name: 'Aumentar crianças' }).click()
  if (age) await picker.getByRole('combobox').last().selectOption(age)
  await picker.getByRole('button', { name: 'Aplicar' }).click()
}

async function messageOf(link: Locator): Promise<string[]> {
  const { origin, pathname, searchParams } = new URL(String(await link.getAttribute('href')))
  expect(origin).toBe('https://wa.me')
  expect(pathname).toMatch(/^\/55\d{10,11}$/)
  return String(searchParams.get('text')).split('\n')
}
