import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { missingPage } from './support/faults.ts'
import { open } from './support/page.ts'
import { quietPage } from './support/pages.ts'

const offer = 'Carregando oferta...'
const offers = 'Carregando ofertas...'
const other = 'Carregando...'
const missing = '/este-caminho-nao-existe'

const footer = (page: Page) => page.getByRole('contentinfo')
const main = (page: Page) => page.getByRole('main')

test('text and progress line show until the next page loads, and the line does not move under reduced motion (NAV-9)', async ({
  page,
}) => {
  for (const [from, link, to, text] of [
    ['/', main(page).getByRole('link', { name: 'Conheça os chalés' }), '/quartos', other],
    ['/ofertas', main(page).getByRole('article').getByRole('link').first(), '/oferta/', offer],
  ] as const) {
    const arrive = await holdPages(page, from)
    await open(page, from)
    await link.click()
    await expectSign(page, text)
    arrive()
    await expect(sign(page)).toHaveCount(0)
    await page.unrouteAll({ behavior: 'wait' })
    await expect(page).toHaveURL(new RegExp(`${to}[^/]*$`))
  }
})

test('they also show when the browser itself loads the next page', async ({ page, tolerate }) => {
  tolerate(missingPage)
  await page.addInitScript(reportSign)
  const arrive = await holdPages(page, missing)
  await open(page, missing)
  // Playwright ignores a page that is being left, so the page itself reports.
  const shown = page.waitForEvent('console', (message) => message.text() === `sign: ${other}`)
  await page.getByRole('link', { name: 'Voltar ao início' }).click({ noWaitAfter: true })
  await shown
  arrive()
  await expect(page).toHaveURL('/')
  await expect(sign(page)).toHaveCount(0)
})

test('links to the same page, another tab or an anchor show nothing; the last click counts', async ({
  page,
  context,
}) => {
  const signs: string[] = []
  page.on('console', (message) => signs.push(message.text()))
  await page.addInitScript(reportSign)
  const arrive = await holdPages(page, quietPage)
  await open(page, quietPage)
  const terms = footer(page).getByRole('link', { name: 'Termos' })
  await terms.click()
  await page.getByRole('navigation', { name: 'Nesta página' }).getByRole('link').first().click()
  // Chromium does not always report the new tab, and the test is about this one.
  context.on('page', (tab) => tab.close())
  await terms.click({ modifiers: ['ControlOrMeta'] })

  await footer(page).getByRole('link', { name: 'Pacotes' }).click()
  await expectSign(page, offers)
  await expect.poll(() => signs).toContain(`sign: ${offers}`)
  await footer(page).getByRole('link', { name: 'Privacidade' }).click()
  await expectSign(page, other)
  await expect.poll(() => signs).toContain(`sign: ${other}`)
  arrive()
  await expect(page).toHaveURL('/privacidade')
  await expect(sign(page)).toHaveCount(0)
  expect([...new Set(signs)]).toEqual([`sign: ${offers}`, `sign: ${other}`])
})

test('the progress disappears if the response redirects to the same page', async ({ page }) => {
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>()
  await page.route('**/oferta/*', async (route) => {
    await arrival
    await route.fulfill({ status: 307, headers: { location: '/ofertas' } })
  })
  await open(page, '/ofertas')
  await main(page).getByRole('article').getByRole('link').first().click()
  await expectSign(page, offer)
  arrive()
  await expect(sign(page)).toHaveCount(0)
  await expect(page).toHaveURL('/ofertas')
})

/** Holds every page but the first, and all page data, until the returned function is called. */
async function holdPages(page: Page, first: string) {
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>()
  await page.route(
    (url) => !/\.\w+$/.test(url.pathname) && (url.pathname !== first || url.searchParams.has('_rsc')),
    async (route) => {
      await arrival
      await route.continue()
    },
  )
  return arrive
}

function sign(page: Page) {
  return page.locator('.page-progress')
}

async function expectSign(page: Page, text: string) {
  await expect(page.getByRole('status').getByText(text, { exact: true })).toBeVisible()
  const line = await sign(page).evaluate((element) => {
    const { top, borderTopWidth, position, animationName } = getComputedStyle(element, '::before')
    return { top, borderTopWidth, position, animationName }
  })
  const isStill = await page.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches)
  expect(line).toMatchObject({ top: '0px', borderTopWidth: '2px', position: 'fixed' })
  expect(line.animationName === 'none').toBe(isStill)
}

function reportSign() {
  const report = () => {
    const shown = document.querySelector('.page-progress')
    if (shown && getComputedStyle(shown).visibility === 'visible') console.info(`sign: ${shown.textContent}`)
  }
  setInterval(report, 50)
}
