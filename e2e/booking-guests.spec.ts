import type { Locator } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { formIn, openPanel } from './support/booking.ts'

test('adults go from 1 to 8, children from 0 to 6; the buttons end there', async ({ page }) => {
  const { picker } = await openPicker(await openPanel(page))
  await expect(picker.getByText('Idade 13+')).toBeVisible()
  await expect(picker.getByText('Idade 0-12')).toBeVisible()
  await expectBounds(picker, 'adultos', 2, 1, 8)
  await expectBounds(picker, 'crianças', 0, 0, 6)
})

test('each child’s age is chosen, from 0 to 12; fewer children forget the last ones', async ({ page }) => {
  const { guests, picker } = await openPicker(await openPanel(page))
  await expect(picker.getByRole('combobox')).toHaveCount(0)
  for (let child = 1; child <= 3; child++) {
    await picker.getByRole('button', { name: 'Aumentar crianças' }).click()
    await expect(picker.getByRole('combobox', { name: `Idade da criança ${child}` })).toHaveValue('')
  }
  const age = (child: number) => picker.getByRole('combobox', { name: `Idade da criança ${child}` })
  await expect(age(3)).toContainText('Escolha')
  await expect(age(1).getByRole('option')).toHaveText([
    '0 anos',
    '1 ano',
    ...Array.from({ length: 11 }, (_, index) => `${index + 2} anos`),
  ])
  await age(1).selectOption('12 anos')
  await age(3).selectOption('1 ano')
  await picker.getByRole('button', { name: 'Diminuir crianças' }).click()
  await expect(age(3)).toHaveCount(0)
  await picker.getByRole('button', { name: 'Aumentar crianças' }).click()
  await expect(age(3)).toHaveValue('')
  await expect(age(1)).toHaveValue('12')
  await age(2).selectOption('0 anos')
  await expect(age(2)).toHaveValue('0')
  await picker.getByRole('button', { name: 'Aplicar' }).click()
  await expect(guests).toContainText('2 adultos, 3 crianças')
})

for (const way of ['Aplicar', 'Escape', 'a click beside it'] as const) {
  test(`the popover alone closes by ${way}, and keeps what was entered`, async ({ page }) => {
    const panel = await openPanel(page)
    const { guests, picker } = await openPicker(panel)
    await picker.getByRole('button', { name: 'Aumentar adultos' }).click()
    if (way === 'Aplicar') await picker.getByRole('button', { name: 'Aplicar' }).click()
    else if (way === 'Escape') await page.keyboard.press('Escape')
    else await panel.getByRole('heading', { name: 'Faça sua reserva' }).click()
    await expect(picker).toHaveCount(0)
    await expect(panel).toBeVisible()
    if (way !== 'a click beside it') await expect(guests).toBeFocused()
    await expect(guests).toHaveAccessibleName('Hóspedes 3 adultos')
  })
}

async function openPicker(panel: Locator) {
  const { guests, picker } = formIn(panel)
  await guests.click()
  await expect(picker).toBeVisible()
  return { guests, picker }
}

async function expectBounds(picker: Locator, name: string, start: number, min: number, max: number) {
  const value = picker.getByRole('group', { name: new RegExp(name, 'i') }).getByRole('status')
  const less = picker.getByRole('button', { name: `Diminuir ${name}` })
  const more = picker.getByRole('button', { name: `Aumentar ${name}` })
  await expect(value).toHaveText(String(start))
  for (let n = start; n < max; n++) await more.click()
  await expect(value).toHaveText(String(max))
  await expect(more).toBeDisabled()
  for (let n = max; n > min; n--) await less.click()
  await expect(value).toHaveText(String(min))
  await expect(less).toBeDisabled()
}
