import type { Locator, Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { bookingButton, bookingPanel, chooseDays, formIn } from './support/booking.ts'
import { demoPackage } from './support/content.ts'
import { boxOf, open } from './support/page.ts'

const offer = '/oferta/carnaval-2027'
const { title } = demoPackage('carnaval-2027')
const greeting = 'Olá! Gostaria de informações sobre uma estadia.'

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('it is a link with the name and the address of the offer or chalet', async ({
    page,
    baseURL,
    tolerate,
  }) => {
    tolerate(/^csp: .*\.js/)
    await page.goto(offer)
    const link = ask(page.getByRole('region', { name: 'Preço e reserva' }))
    expect(await messageOf(link)).toEqual([greeting, `Pacote: ${title}`, new URL(offer, baseURL).href])
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', 'noopener')
    await page.goto('/quartos')
    const chalet = page.getByRole('link', { name: /pelo WhatsApp sobre Chalé Família/ })
    expect(await messageOf(chalet)).toEqual([
      greeting,
      'Acomodação: Chalé Família',
      new URL('/quartos#familia', baseURL).href,
    ])
  })
})

test('on an offer’s page the panel knows the offer; its links and those of the page follow the search', {
  tag: '@mobile',
}, async ({ page, baseURL }) => {
  expect(demoPackage('carnaval-2027').bookingUrl).toBeNull()
  await page.clock.setFixedTime('2026-12-10T12:00:00-03:00')
  await open(page, offer)
  const card = ask(page.getByRole('region', { name: 'Preço e reserva' }))
  const about = [greeting, `Pacote: ${title}`, new URL(offer, baseURL).href]
  expect(await messageOf(card)).toEqual(about)
  const buttons = page.getByRole('main').getByRole('button', { name: 'Reservar Agora' })
  // One in the card, and one in the bar at the foot of the screen.
  await expect(buttons).toHaveCount(2)
  // From the header, which a large screen shows beside them, it opens with the package and its stay, too.
  await page.setViewportSize({ width: 1024, height: 844 })
  await bookingButton(page).click()
  await page.setViewportSize({ width: 390, height: 844 })
  const panel = bookingPanel(page)
  await expect(panel).toContainText(`Pacote: ${title}`)
  await expect(panel).toContainText('5 a 10 de fevereiro de 2027')
  const days = 'Datas: 05/02/2027 a 10/02/2027 (5 noites)'
  expect(await messageOf(inText(panel))).toEqual([...about, days, 'Adultos: 2'])

  await formIn(panel).coupon.fill('MATA10')
  await expect(ask(panel)).toHaveCount(0)
  await addChild(panel)
  await addChild(panel, '7 anos')
  const chosen = [days, 'Adultos: 2', 'Crianças: 2 (idade a informar, 7 anos)', 'Cupom: MATA10']
  await expect(inText(panel)).toHaveCount(0)
  expect(await messageOf(ask(panel))).toEqual([...about, ...chosen])
  await expect(ask(panel)).toBeInViewport({ ratio: 1 })
  const [own, submit] = [await boxOf(ask(panel)), await boxOf(formIn(panel).submit)]
  expect([own.width, own.height]).toEqual([submit.width, submit.height])
  expect(own.y - submit.y).toBeLessThan(80)

  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  expect(await messageOf(card)).toEqual([...about, ...chosen])
  const links = page.getByRole('main').getByRole('link', { name: 'Perguntar pelo WhatsApp' })
  await expect(links).toHaveCount(2)
  expect(await messageOf(links.last())).toEqual([...about, ...chosen])
  // The bar steps aside while the card is in view.
  const facts = page.getByRole('heading', { name: 'Detalhes do Pacote' })
  await facts.evaluate((heading) => heading.scrollIntoView({ behavior: 'instant' }))
  await buttons.last().click()
  await expect(panel).toContainText(`Pacote: ${title}`)
  expect(await messageOf(ask(panel))).toEqual([...about, ...chosen])
})

test('opened from the header, it names the page and the days as they are chosen', async ({
  page,
  baseURL,
}) => {
  await page.clock.setFixedTime('2026-12-10T12:00:00-03:00')
  await open(page, '/sobre?utm_source=carta')
  await bookingButton(page).click()
  const panel = bookingPanel(page)
  const about = [greeting, new URL('/sobre', baseURL).href]
  expect(await messageOf(inText(panel))).toEqual([...about, 'Adultos: 2'])
  await chooseDays(panel, '20 de dezembro de 2026')
  expect(await messageOf(inText(panel))).toEqual([...about, 'Entrada: 20/12/2026', 'Adultos: 2'])
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
