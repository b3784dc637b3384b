import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectOpen, formIn, renderBooking, trigger } from '@/e2e/components/booking'
import { translatePage } from '@/e2e/components/translate'
import type { RoomDialog } from './booking-state'

const room: RoomDialog = {
  title: 'Família',
  words: { this: 'Este chalé', of: 'do chalé' },
  name: 'Chalé do Lago',
  capacity: 2,
  price: 900,
  notes: 'Com lareira.',
  videoUrl: 'https://vimeo.com/1',
}

const { dates, guests, submit, calendar } = formIn(page.getByRole('dialog').first())

async function openPanel() {
  await trigger.click()
  await expectOpen(page.getByRole('dialog').first())
}

beforeEach(() => {
  history.replaceState(null, '', '#')
})

afterEach(() => {
  history.replaceState(null, '', location.pathname + location.search)
})

test('after an in-page link, panel, calendar and guests open and close without a history entry (NAV-14)', async () => {
  await renderBooking()
  // A native anchor leaves an entry that the router does not know.
  const { href } = location
  const [push, replace] = [vi.spyOn(history, 'pushState'), vi.spyOn(history, 'replaceState')]
  const entries = history.length
  await openPanel()
  await dates.click()
  await expectOpen(calendar)
  await userEvent.keyboard('{Escape}')
  await expect.element(calendar).not.toBeInTheDocument()
  await guests.click()
  await page.getByRole('button', { name: 'Aplicar' }).click()
  await expect.element(guests).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(dates).not.toBeInTheDocument()
  expect([push.mock.calls, replace.mock.calls, history.length, location.href]).toEqual([
    [],
    [],
    entries,
    href,
  ])
})

test.each([{}, { room }])(
  'in a translated page the whole panel works, and shows the choices (NAV-27)',
  async (shown) => {
    const handOff = await renderBooking(shown)
    translatePage()
    await openPanel()
    await dates.click()
    await calendar.getByRole('button', { name: /20 de dezembro de 2026/ }).click()
    await calendar.getByRole('button', { name: /23 de dezembro de 2026/ }).click()
    await page.getByRole('button', { name: /próximo mês/i }).click()
    await page.getByRole('button', { name: 'Concluir' }).click()
    await expect.element(dates).toHaveFocus()
    await expect.element(dates).toHaveTextContent('20/12/2026 – 23/12/2026')
    await expect.element(page.getByText('3 noites', { exact: true })).toBeVisible()
    await guests.click()
    for (const name of ['crianças', 'crianças', 'adultos'])
      await page.getByRole('button', { name: `Aumentar ${name}` }).click()
    await page.getByRole('button', { name: 'Diminuir crianças' }).click()
    await page.getByRole('combobox', { name: 'Idade da criança 1' }).selectOptions('5')
    await page.getByRole('button', { name: 'Diminuir crianças' }).click()
    await page.getByRole('button', { name: 'Aumentar crianças' }).click()
    await page.getByRole('button', { name: 'Aplicar' }).click()
    await expect.element(guests).toHaveFocus()
    await expect.element(guests).toHaveTextContent('3 adultos, 1 criança')
    await page.getByPlaceholder('Cupom').fill('TESTE')
    await guests.click()
    await page.getByRole('button', { name: 'Diminuir crianças' }).click()
    await page.getByRole('button', { name: 'Aplicar' }).click()
    await expect.element(guests).toHaveFocus()
    await page.getByRole('button', { name: 'Fechar' }).click()
    await expect.element(dates).not.toBeInTheDocument()
    await openPanel()
    await expect.element(dates).toHaveTextContent('20/12/2026 – 23/12/2026')
    await submit.click()
    expect(handOff).toHaveBeenCalledOnce()
    await expect.element(dates).not.toBeInTheDocument()
  },
)
