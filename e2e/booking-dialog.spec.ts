import type { Page } from 'playwright/test'
import { mediaFile } from '../supabase/local/demo/media.ts'
import { demoRooms } from '../supabase/local/demo/test-content.ts'
import { expect, test } from './fixtures.ts'
import { bookingButton, bookingPanel, chooseDays, engine, formIn } from './support/booking.ts'
import { open } from './support/page.ts'

test.use({ allowedOrigins: [engine] })

const active = demoRooms.filter((room) => room.active)
const noted = active.find(({ detailed_description }) => detailed_description)
const filmed = active.find(({ video_url }) => video_url)
const plain = active.find(({ detailed_description, video_url }) => !detailed_description && !video_url)

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime('2026-12-10T12:00:00-03:00')
  await open(page, '/quartos')
})

test('a category’s dialog has its name, the fields, and its notes below them', { tag: '@desktop' }, async ({
  page,
}) => {
  const dialog = await openDialog(page)
  await expect(dialog).toHaveAccessibleName('Chalé Tradicional')
  await expect(dialog.getByRole('img', { name: 'Fotografia: Chalé Tradicional' })).toBeVisible()
  await expect(dialog).toContainText('Acomoda até 2 hóspedes')
  await expect(dialog).toContainText('a partir de R$ 890,00 por noite')
  const { dates, guests, coupon, submit } = formIn(dialog)
  for (const field of [dates, guests, coupon]) await expect(field).toBeVisible()
  await expect(submit).toBeDisabled()
  await expect(dialog.getByRole('heading', { name: 'Observações' })).toBeVisible()
  await expect(dialog).toContainText(String(noted?.detailed_description))
  await expect(dialog.getByRole('link', { name: /vídeo/ })).toHaveCount(0)
})

test('below them stand the video’s link and the notes, or nothing where the room has none', {
  tag: '@desktop',
}, async ({ page }) => {
  const dialog = await openDialog(page, filmed?.name)
  const link = dialog.getByRole('link', { name: 'Ver o vídeo do chalé' })
  await expect(link).toHaveAttribute('href', new RegExp(`/${mediaFile(filmed?.video_url)}$`))
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('rel', 'noopener')
  await expect(dialog).toContainText(String(filmed?.detailed_description))
  await dialog.getByRole('button', { name: 'Fechar' }).click()
  await expect(dialog).toHaveCount(0)

  await openDialog(page, plain?.name)
  await expect(link).toHaveCount(0)
  await expect(dialog.getByRole('heading', { name: 'Observações' })).toHaveCount(0)
})

test('more guests than the chalet takes are told so, and can go on as from the panel', async ({ page }) => {
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
  const opened = page.context().waitForEvent('page')
  await submit.click()
  expect((await opened).url()).toBe(
    `${engine}/hotelresults?q=quaresmeira&NRooms=1&CheckIn=20122026&CheckOut=22122026&ad=2&ch=1&ag=7&Code=`,
  )
  await expect(dialog).toHaveCount(0)
  await page.bringToFront()
  await expect(reserveButton(page)).toBeFocused()
})

test('what was entered in the dialog is in the panel too', { tag: '@desktop' }, async ({ page }) => {
  const dialog = await openDialog(page)
  await chooseDays(dialog, '20 de dezembro de 2026', '22 de dezembro de 2026')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(reserveButton(page)).toBeFocused()
  await bookingButton(page).click()
  await expect(formIn(bookingPanel(page)).dates).toContainText('20/12/2026 – 22/12/2026')
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
