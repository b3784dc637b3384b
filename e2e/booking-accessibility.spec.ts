import { expect, test } from './fixtures.ts'
import { expectAccessible } from './support/axe.ts'
import { chooseDays, formIn, openPanel } from './support/booking.ts'
import { open } from './support/page.ts'

test.describe('axe finds nothing', () => {
  // Half-way through a fade every text is too pale.
  test.beforeEach(async ({ page }) => await page.emulateMedia({ reducedMotion: 'reduce' }))

  test('in the panel, its calendar and its popover', async ({ page }) => {
    const panel = await openPanel(page)
    await expectAccessible(page)

    const calendar = await chooseDays(panel)
    await expectAccessible(page)
    await calendar.getByRole('button', { name: ', 20 de dezembro de 2026' }).click()
    await calendar.getByRole('button', { name: ', 24 de dezembro de 2026' }).click()
    await expectAccessible(page)

    const { guests, picker, submit } = formIn(panel)
    await guests.click()
    for (let child = 1; child <= 6; child++) {
      await picker.getByRole('button', { name: 'Aumentar crianças' }).click()
    }
    await expectAccessible(page)
    await picker.getByRole('button', { name: 'Aplicar' }).click()
    await expectAccessible(page)
    await submit.click()
    await expect(picker.getByText('Escolha a idade')).toBeVisible()
    await expectAccessible(page)
  })

  test('in a category’s dialog', async ({ page }) => {
    await open(page, '/quartos')
    // The one with notes and a video.
    await page.getByRole('button', { name: 'Reservar Chalé Premium' }).click()
    const dialog = page.getByRole('dialog', { name: 'Chalé Premium' })
    await expect(dialog).toBeVisible()
    await expectAccessible(page)
    await chooseDays(dialog)
    await expectAccessible(page)
  })
})

test('every control is large enough to touch', { tag: '@mobile' }, async ({ page }) => {
  const panel = await openPanel(page)
  const calendar = await chooseDays(panel)
  const sizes = await calendar.getByRole('button').evaluateAll((buttons) =>
    buttons.map((button) => {
      const { width, height } = button.getBoundingClientRect()
      return Math.min(width, height)
    }),
  )
  expect(sizes.length).toBeGreaterThan(30)
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44)
})
