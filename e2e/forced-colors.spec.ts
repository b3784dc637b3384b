import { expect, test } from './fixtures.ts'
import { bookingPanel, chooseDays, dayIn, formIn, openPanel } from './support/booking.ts'
import { open, tabTo } from './support/page.ts'
import { expectPressableEdges } from './support/page-checks.ts'
import { choose, openAtStep, question } from './support/survey.ts'

// That what can be pressed has an edge on every page is tested in every-page.spec.ts.
test.describe('in forced colours (NAV-17)', () => {
  test('the booking panel has edges, and the stay can be seen: its days and both its ends (BOOK-3)', async ({
    page,
  }) => {
    const panel = await openPanel(page)
    await panel.getByRole('button', { name: 'Hóspedes' }).click()
    await expectPressableEdges(page)
    await page.emulateMedia({ forcedColors: 'active' })
    await expect(bookingPanel(page)).toHaveCSS('border-top-width', '1px')
    await formIn(panel).picker.getByRole('button', { name: 'Aplicar' }).click()

    const calendar = await chooseDays(panel)
    const picture = (day: number) => dayIn(calendar, `${day} de dezembro de 2026`).screenshot()
    const free = { middle: await picture(22), end: await picture(20) }
    for (const day of [20, 24]) await dayIn(calendar, `${day} de dezembro de 2026`).click()
    const end = await picture(20)
    expect(free.middle.equals(await picture(22)), 'a day within').toBe(false)
    expect(free.end.equals(end), 'the start').toBe(false)
    await dayIn(calendar, '17 de dezembro de 2026').click()
    const middle = await picture(20)
    expect(end.equals(middle), 'an end and a day within').toBe(false)
    expect(free.end.equals(middle), 'the former start within').toBe(false)
    await expect(dayIn(calendar, '9 de dezembro de 2026')).toHaveCSS('text-decoration-line', 'line-through')
  })

  test('the chosen filter, the current page, the focus and the dots of slides keep their lines', async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await open(page, '/ofertas?categoria=natal')
    const filters = page.getByRole('group', { name: 'Categoria' })
    await expect(filters.locator('[aria-pressed=true] span')).toHaveCSS('border-bottom-width', '2px')
    await expect(filters.locator('[aria-pressed=false] span').first()).toHaveCSS('border-bottom-width', '0px')
    const current = page.getByRole('banner').locator('[aria-current]')
    expect(await current.evaluate((link) => getComputedStyle(link, '::after').borderTopWidth)).toBe('1px')
    await tabTo(page, filters.getByRole('button').first())
    await expect(filters.getByRole('button').first()).toHaveCSS('outline-style', 'solid')
    await open(page, '/')
    const dots = page.getByRole('button', { name: 'Ir para o slide 1' }).locator('span')
    await expect(dots).toHaveCSS('border-top-width', '1px')
    await page.emulateMedia({ forcedColors: 'none' })
    await open(page, '/admin/login')
    await expectPressableEdges(page)
  })

  test('the survey shows what is chosen and how far the guest has come', async ({ page }) => {
    await openAtStep(page, 2)
    await page.emulateMedia({ forcedColors: 'active' })
    const scores = question(page, /De 0 a 10/).locator('label')
    await expect(scores.nth(4)).toHaveCSS('border-top-width', '1px')
    await choose(page, /De 0 a 10/, '9')
    await expect(scores.nth(9)).toHaveCSS('border-top-width', '3px')
    const grounds = (labels: typeof scores) =>
      labels.evaluateAll((all) => all.map((label) => getComputedStyle(label).backgroundColor))
    const [other, chosen] = (await grounds(scores)).slice(8)
    expect(chosen).not.toBe(other)
    const dots = await grounds(page.getByRole('main').locator('ol[aria-hidden] > li > *'))
    expect(new Set(dots).size, 'the current step and those before are filled, the rest is not').toBe(2)
    expect(dots[0]).toBe(dots[1])
    await openAtStep(page, 5, { answered: true })
    expect(new Set(await grounds(question(page, 'Recepção').locator('label'))).size).toBe(2)
  })
})
