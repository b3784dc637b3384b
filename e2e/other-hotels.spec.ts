import { kindTitle, roomWords } from '../lib/hotel/naming/words.ts'
import { demos } from '../supabase/local/demo/demos.ts'
import { expect, test } from './fixtures.ts'
import { signIn, toast } from './support/admin.ts'
import { expectAccessible } from './support/axe.ts'
import { chooseDays, formIn, openPanel } from './support/booking.ts'
import { namingOf } from './support/distinctive-words.ts'
import { contentOf, importHotel } from './support/hotels.ts'
import { boxOf, open, scrollThrough } from './support/page.ts'

// What only a browser sees of hotels besides the demonstration: e2e/requests/hotels.test.ts reads their pages. In order: the
// second one is imported over the first.
test.describe.configure({ mode: 'default' })
test.use({ demo: 'simples', allowedOrigins: ['https://book.astrolabio.example'] })

const screens = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]

test('a clerk of a new hotel says when guests may come, is led to the next step, and guests see the new name (ADM-25)', async ({
  page,
}) => {
  const [clerk] = demos.simples.users
  if (!clerk) throw new Error('no clerk')
  await test.step('the site of which nothing but name and telephone is known', async () => {
    for (const path of ['/', '/quartos', '/ofertas']) await expectWhole(page, path)
  })
  await signIn(page, clerk)
  await open(page, '/admin')
  const steps = page.getByRole('region', { name: 'Primeiros passos' })
  await expect(steps).toContainText('1 de 10 feitos')
  await expect(steps.getByLabel('Telefone')).toHaveValue('(24) 5550-0163')
  for (const size of [{ width: 768, height: 900 }, ...screens]) {
    await page.setViewportSize(size)
    await expectFits(page)
  }
  await expectAccessible(page)
  await steps.getByLabel('Nome').fill('Hotel Boa Vista da Serra')
  await steps.getByLabel('Check-in a partir de').fill('15:00')
  await steps.getByLabel('Check-out até').fill('11:00')
  await steps.getByRole('button', { name: 'Salvar' }).click()
  await expect(toast(page, 'Dados do hotel salvos com sucesso!')).toBeVisible()
  await expect(steps).toContainText('2 de 10 feitos')
  await expect(steps.getByRole('button', { name: 'Salvar' })).toHaveCount(0)
  await expect(page.locator('#primeiros-passos')).toBeFocused()
  await expect(steps.getByRole('link', { name: 'Horários de check-in e check-out' })).toContainText('Feito')
  await steps.getByRole('link', { name: 'Acomodações, com fotos' }).click()
  await expect(page.getByRole('heading', { name: 'Gerenciar Acomodações' })).toBeVisible()
  await open(page, '/')
  await expect(page.getByRole('link', { name: 'Hotel Boa Vista da Serra' }).first()).toBeVisible()
})

test('a city hotel with seven kinds of room fits its pages, and is booked under its own names and at its own engine', async ({
  page,
  site,
}) => {
  const content = contentOf('astrolabio')
  expect(await importHotel(content)).toContain('Importado (')
  await site.publish()
  for (const path of ['/', '/quartos', '/ofertas', `/oferta/${content.packages[0]?.slug}`])
    await test.step(path, () => expectWhole(page, path))
  await page.setViewportSize({ width: 1440, height: 900 })

  const panel = await openPanel(page, '/')
  await chooseDays(panel, '20 de dezembro de 2026', '24 de dezembro de 2026')
  await page.keyboard.press('Escape')
  await formIn(panel).coupon.pressSequentially('SOL')
  await expectAccessible(page)
  const opened = page.context().waitForEvent('page')
  await formIn(panel).submit.click()
  expect((await opened).url()).toBe(
    'https://book.astrolabio.example/pt/hotel-77/20-12-2026/4/disponibilidade?ad=2#oferta=SOL',
  )
  await page.keyboard.press('Escape')
  // A rating leads to where it is from, and a question is beside its triangle, not below it.
  await expect(page.getByRole('link', { name: /^Ver em/ }).first()).toHaveCSS(
    'text-decoration-line',
    'underline',
  )
  await expect(page.locator('summary h3').first()).toHaveCSS('display', 'inline')

  const naming = namingOf(content)
  const [kind] = naming.kinds
  await open(page, '/quartos')
  const menu = page.getByRole('navigation', { name: 'Principal' })
  const link = menu.getByRole('link', { name: new RegExp(`^${roomWords(naming).title}$`, 'i') })
  await expect(link).toBeVisible()
  const [links, logo] = [await boxOf(menu), await boxOf(page.locator('.site-header-logo'))]
  expect(logo.x - links.x - links.width).toBeGreaterThanOrEqual(20)
  await page.getByRole('button', { name: `Reservar ${content.rooms[0]?.name}` }).click()
  await expect(page.getByRole('dialog', { name: kind && kindTitle(kind, naming) })).toBeVisible()
})

type Page = Parameters<typeof expectAccessible>[0]

/** The page has every picture and fits a wide screen and a phone. */
async function expectWhole(page: Page, path: string) {
  await page.setViewportSize(screens[0] ?? { width: 0, height: 0 })
  expect((await open(page, path))?.status(), path).toBe(200)
  await scrollThrough(page)
  const images = page.locator('img')
  await images.evaluateAll((all: HTMLImageElement[]) => {
    for (const image of all) image.loading = 'eager'
  })
  const unfinished = () =>
    images.evaluateAll((all: HTMLImageElement[]) => all.filter((one) => !one.complete).length)
  await expect.poll(unfinished).toBe(0)
  const broken = await images.evaluateAll((all: HTMLImageElement[]) =>
    all.filter((one) => one.naturalWidth === 0).map((one) => one.currentSrc),
  )
  expect(broken, path).toEqual([])
  for (const size of screens) {
    await page.setViewportSize(size)
    await expectFits(page)
  }
  await expectAccessible(page)
}

/** Nothing is wider than the screen. */
async function expectFits(page: Page) {
  const [content = 0, screen = 0] = await page
    .locator('html')
    .evaluate(({ scrollWidth, clientWidth }) => [scrollWidth, clientWidth])
  expect(content, `${page.url()} at ${screen} px`).toBeLessThanOrEqual(screen)
}
