import { expect, type Locator, type Page } from 'playwright/test'
import { open } from './page.ts'
import { quietPage } from './pages.ts'

/** The demo's booking engine; allow this origin in tests that open it. */
export const engine = 'https://reservas.quaresmeira.example'

/** Finds the one button that opens the booking panel from the header. */
export function bookingButton(page: Page): Locator {
  return page.getByRole('banner').getByRole('button', { name: /reservar/i })
}

/** Finds the booking side panel, open or not. */
export function bookingPanel(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Faça sua reserva' })
}

/** Opens `path` and its booking panel, on 10 December 2026 in Brazil by default. */
export async function openPanel(page: Page, path = quietPage, now = '2026-12-10T12:00:00-03:00') {
  await page.clock.setFixedTime(now)
  await open(page, path)
  await bookingButton(page).click()
  await expectOpen(bookingPanel(page))
  return bookingPanel(page)
}

/** Waits until a layer can be closed: it listens for Escape and Back some tasks after it is shown. */
export async function expectOpen(layer: Locator) {
  await expect.poll(() => layer.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  await layer.evaluate(() => scheduler.postTask(() => undefined, { priority: 'background' }))
}

/** Finds the parts of the form, the same in the panel and in a category's dialog. */
export function formIn(window: Locator) {
  return {
    dates: window.getByRole('button', { name: 'Datas' }),
    guests: window.getByRole('button', { name: 'Hóspedes' }),
    coupon: window.getByPlaceholder('Cupom'),
    submit: window.getByRole('button', { name: 'Verificar Disponibilidade' }),
    calendar: window.getByRole('dialog', { name: 'Datas da estadia' }),
    picker: window.getByRole('dialog', { name: 'Hóspedes' }),
  }
}

/** Finds the button of a day in an open calendar; `label` reads like '24 de dezembro de 2026'. */
export function dayIn(calendar: Locator, label: string): Locator {
  return calendar.getByRole('button', { name: `, ${label}` })
}

/** Opens the calendar, clicks these days and leaves it open. */
export async function chooseDays(window: Locator, ...labels: string[]) {
  const { dates, calendar } = formIn(window)
  await dates.click()
  await expectOpen(calendar)
  for (const label of labels) await dayIn(calendar, label).click()
  return calendar
}

/** Performs an action that opens the booking engine; returns its tab. */
export async function openEngine(page: Page, action: () => Promise<void>) {
  const opened = page.context().waitForEvent('page')
  await action()
  const tab = await opened
  await expect(tab.getByRole('heading', { name: 'Outro site' })).toBeVisible()
  return tab
}

/** Returns the lines of a WhatsApp link's message. */
export async function messageOf(link: Locator): Promise<string[]> {
  const { origin, searchParams } = new URL(String(await link.getAttribute('href')))
  expect(origin).toBe('https://wa.me')
  return String(searchParams.get('text')).split('\n')
}
