import type { Locator } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { chooseDays, dayIn, formIn, openPanel } from './support/booking.ts'
import { boxOf } from './support/page.ts'
import { quietPage } from './support/pages.ts'

test('shows two months on every screen, in Portuguese, in lower case and from Sunday', async ({
  page,
  isMobile,
}) => {
  const panel = await openPanel(page)
  const calendar = await chooseDays(panel)
  const months = calendar.getByRole('grid')
  await expect(months).toHaveCount(2)
  await expect(months.first()).toHaveAccessibleName('dezembro de 2026')
  await expect(months.last()).toHaveAccessibleName('janeiro de 2027')
  await expect(months.first().locator('thead th')).toHaveText(weekdays)
  const caption = calendar.getByText('dezembro de 2026', { exact: true })
  await expect(caption).toHaveCSS('text-transform', 'none')
  expect(await caption.evaluate((text) => getComputedStyle(text, '::first-letter').textTransform)).toBe(
    'none',
  )
  if (!isMobile) return

  const { submit } = formIn(panel)
  await expect(submit).toBeInViewport({ ratio: 1 })
  for (const [width, height] of [
    [390, 844],
    [320, 568],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height })
    const [first, last] = await Promise.all([boxOf(months.first()), boxOf(months.last())])
    expect(last.y, `stacked at ${width} px`).toBeGreaterThanOrEqual(first.y + first.height)
    const day = dayIn(calendar, '31 de janeiro de 2027')
    await day.scrollIntoViewIfNeeded()
    await expect(day).toBeInViewport({ ratio: 1 })
    expect((await boxOf(day)).width, `a column at ${width} px`).toBeGreaterThanOrEqual(44)
    await expect(calendar.getByRole('button', { name: 'Ir para o próximo mês' })).toBeInViewport({ ratio: 1 })
    expect(await scrolledSideways(panel)).toEqual([])
    await submit.scrollIntoViewIfNeeded()
    await expect(submit).toBeInViewport({ ratio: 1 })
  }
})

test('in forced colours the stay can be seen: its days, both its ends', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  const calendar = await chooseDays(await openPanel(page))
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

test('past days are disabled, today is not, and no earlier month can be had', { tag: '@desktop' }, async ({
  page,
}) => {
  const calendar = await chooseDays(await openPanel(page))
  await expect(dayIn(calendar, '9 de dezembro de 2026')).toBeDisabled()
  await expect(calendar.getByRole('button', { name: 'Hoje, quinta-feira, 10 de dezembro' })).toBeEnabled()
  await expect(calendar.getByRole('button', { name: 'Ir para o mês anterior' })).toBeDisabled()
  await calendar.getByRole('button', { name: 'Ir para o próximo mês' }).click()
  await expect(dayIn(calendar, '1 de janeiro de 2027')).toBeEnabled()
  await calendar.getByRole('button', { name: 'Ir para o mês anterior' }).click()
  await expect(dayIn(calendar, '9 de dezembro de 2026')).toBeDisabled()
})

test('a click follows BOOK-4', { tag: '@desktop' }, async ({ page }) => {
  const panel = await openPanel(page)
  const { dates } = formIn(panel)
  const calendar = await chooseDays(panel)
  for (const [day, shown] of [
    [20, '20/12/2026 – …'],
    [20, 'Selecione as datas'],
    [20, '20/12/2026 – …'],
    [24, '20/12/2026 – 24/12/2026'],
    [17, '17/12/2026 – 24/12/2026'],
    [22, '17/12/2026 – 22/12/2026'],
  ] as const) {
    await dayIn(calendar, `${day} de dezembro de 2026`).click()
    await expect(dates).toHaveAccessibleName(`Datas ${shown}`)
  }
  await expect(dayIn(calendar, '17 de dezembro de 2026')).toHaveAccessibleName(/selecionado$/)
  await expect(calendar.getByRole('gridcell', { selected: true })).toHaveCount(6)
})

test('Escape and the date field close only the calendar', { tag: '@desktop' }, async ({ page }) => {
  const panel = await openPanel(page)
  const { dates, calendar } = formIn(panel)
  await chooseDays(panel, '20 de dezembro de 2026')
  await page.keyboard.press('Escape')
  await expect(calendar).toHaveCount(0)
  await expect(dates).toBeFocused()
  await expect(dates).toContainText('20/12/2026 – …')

  await dates.click()
  await expect(calendar).toBeVisible()
  await dates.click()
  await expect(calendar).toHaveCount(0)
  await expect(panel).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
})

test('one field at a time: the guests close the calendar', { tag: '@desktop' }, async ({ page }) => {
  const panel = await openPanel(page)
  const { guests, calendar, picker } = formIn(panel)
  await chooseDays(panel, '20 de dezembro de 2026')
  await guests.click()
  await expect(picker).toBeVisible()
  await expect(calendar).toHaveCount(0)
  await expect(picker.locator(':focus')).toHaveCount(1)
})

test.describe('for a visitor in Tokyo, where it is tomorrow already', { tag: '@desktop' }, () => {
  test.use({ timezoneId: 'Asia/Tokyo' })

  test('today is the hotel’s today', async ({ page }) => {
    const panel = await openPanel(page, quietPage, '2026-12-10T22:00:00-03:00')
    expect(await page.evaluate(() => new Date().getDate())).toBe(11)
    const calendar = await chooseDays(panel, '10 de dezembro de 2026', '11 de dezembro de 2026')
    await expect(calendar.getByRole('button', { name: 'Hoje, quinta-feira, 10 de dezembro' })).toBeVisible()
    await expect(formIn(panel).dates).toContainText('10/12/2026 – 11/12/2026')
  })
})

const weekdays = ['dom', 'seg', 'ter', 'qua', 'qui', 'sex', 'sáb']

/** What in the window can be moved sideways. */
function scrolledSideways(window: Locator) {
  return window.evaluate((element) =>
    [element, ...element.querySelectorAll('*')]
      .filter((part) => getComputedStyle(part).overflowX === 'auto' && part.scrollWidth > part.clientWidth)
      .map(({ className }) => String(className)),
  )
}
