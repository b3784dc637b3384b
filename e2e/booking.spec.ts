import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { bookingButton, bookingPanel, chooseDays, engine, formIn, openPanel } from './support/booking.ts'
import { open, tabTo } from './support/page.ts'
import { quietPage } from './support/pages.ts'

test.use({ allowedOrigins: [engine] })

test('a family books: dates, guests, ages and coupon arrive at the booking engine', async ({ page }) => {
  const panel = await openPanel(page)
  const { dates, guests, coupon, submit, calendar, picker } = formIn(panel)
  await expect(dates).toContainText('Selecione as datas')
  await expect(guests).toContainText('2 adultos')
  await expect(submit).toBeDisabled()
  await expect(submit).toHaveAccessibleDescription('Escolha as datas de entrada e de saída.')

  await chooseDays(panel, '24 de dezembro de 2026')
  await expect(submit).toBeDisabled()
  await expect(submit).toHaveAccessibleDescription('Escolha a data de saída.')
  await calendar.getByRole('button', { name: ', 27 de dezembro de 2026' }).click()
  await expect(dates).toContainText('24/12/2026 – 27/12/2026')
  await calendar.getByRole('button', { name: 'Concluir' }).click()
  await expect(calendar).toHaveCount(0)
  await expect(submit).toBeEnabled()
  await expect(submit).toHaveAccessibleDescription('')

  await guests.click()
  await picker.getByRole('button', { name: 'Aumentar adultos' }).click()
  for (const age of ['5 anos', '7 anos']) {
    await picker.getByRole('button', { name: 'Aumentar crianças' }).click()
    await picker.getByRole('combobox').last().selectOption(age)
  }
  await picker.getByRole('button', { name: 'Aplicar' }).click()
  await expect(picker).toHaveCount(0)
  await expect(guests).toContainText('3 adultos, 2 crianças')

  await coupon.fill('  VERÃO & 10% ')
  const tab = await bookingEngine(page, () => submit.click())
  expect(tab.url()).toBe(
    `${engine}/hotelresults?q=quaresmeira&NRooms=1&CheckIn=24122026&CheckOut=27122026` +
      '&ad=3&ch=2&ag=5%3B7&Code=VER%C3%83O+%26+10%25',
  )
  expect(await tab.evaluate(() => window.opener)).toBeNull()

  await expect(bookingPanel(page)).toHaveCount(0)
  await expect(page).toHaveURL(quietPage)
  await page.bringToFront()
  await expect(bookingButton(page)).toBeFocused()
})

test('after the hand-off the next search begins anew', { tag: '@desktop' }, async ({ page }) => {
  const panel = await openPanel(page)
  const { dates, coupon, submit } = formIn(panel)
  await chooseDays(panel, '30 de dezembro de 2026')
  await panel.getByRole('button', { name: 'Ir para o próximo mês' }).click()
  await panel.getByRole('button', { name: ', 2 de janeiro de 2027' }).click()
  await coupon.fill('MATA')
  const tab = await bookingEngine(page, () => submit.click())
  expect(tab.url()).toContain('&CheckIn=30122026&CheckOut=02012027&ad=2&ch=0&ag=&Code=MATA')
  await page.bringToFront()
  await bookingButton(page).click()
  await expect(dates).toContainText('Selecione as datas')
  await expect(coupon).toHaveValue('')
  await expect(submit).toBeDisabled()
})

test('an age that nobody chose is asked for, not handed over as 0', { tag: '@desktop' }, async ({ page }) => {
  const panel = await openPanel(page)
  const { guests, submit, picker } = formIn(panel)
  await chooseDays(panel, '20 de dezembro de 2026', '22 de dezembro de 2026')
  await guests.click()
  for (let child = 1; child <= 2; child++) {
    await picker.getByRole('button', { name: 'Aumentar crianças' }).click()
  }
  await picker.getByRole('combobox', { name: 'Idade da criança 1' }).selectOption('9 anos')
  await picker.getByRole('button', { name: 'Aplicar' }).click()
  await expect(submit).toHaveAccessibleDescription('Escolha a idade de cada criança.')
  await submit.click()
  const open = picker.getByRole('combobox', { name: 'Idade da criança 2' })
  await expect(open).toBeFocused()
  await expect(open).toHaveAccessibleDescription('Escolha a idade de cada criança.')
  expect(page.context().pages()).toHaveLength(1)
  await open.selectOption('0 anos')
  await expect(picker.getByText('Escolha a idade')).toHaveCount(0)
  const tab = await bookingEngine(page, () => submit.click())
  expect(tab.url()).toContain('&ad=2&ch=2&ag=9%3B0&Code=')
})

test('one opening hands over once, however often the button is pressed', { tag: '@desktop' }, async ({
  page,
}) => {
  const { submit, dates } = formIn(bookingPanel(page))
  const ways = {
    'a double click': () => submit.dblclick(),
    'Enter held': async () => {
      await submit.focus()
      for (let times = 0; times < 4; times++) await page.keyboard.down('Enter')
      await page.keyboard.up('Enter')
    },
    'a click and Enter': async () => {
      await submit.click()
      await page.keyboard.press('Enter')
    },
  }
  for (const [way, press] of Object.entries(ways)) {
    await chooseDays(await openPanel(page), '20 de dezembro de 2026', '22 de dezembro de 2026')
    // A tab would take the second press away with it.
    await page.evaluate(() => {
      window.open = () => {
        window.name += 'tab '
        return null
      }
    })
    await press()
    await expect(dates.getByText('20/12/2026')).toHaveCount(0)
    expect(await page.evaluate(() => window.name), way).toBe('tab ')
    await page.evaluate(() => {
      window.name = ''
    })
  }
})

test('without a mouse: the whole way by keyboard alone', { tag: '@desktop' }, async ({ page }) => {
  await page.clock.setFixedTime('2026-12-10T12:00:00-03:00')
  await open(page, quietPage)
  await tabTo(page, bookingButton(page))
  await page.keyboard.press('Enter')
  const panel = bookingPanel(page)
  const { dates, guests, coupon, submit, calendar, picker } = formIn(panel)
  await expect(panel.getByRole('button', { name: 'Fechar' })).toBeFocused()

  await page.keyboard.press('Tab')
  await expect(dates).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(calendar.getByRole('button', { name: 'Hoje, ' })).toBeFocused()
  await pressAll(page, 'ArrowDown', 'ArrowDown', 'ArrowRight', 'Enter')
  await expect(calendar.getByRole('status').last()).toHaveText(
    'Entrada em 25/12/2026. Escolha a data de saída',
  )
  await pressAll(page, 'PageDown', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'Enter')
  await expect(calendar.getByRole('status').last()).toHaveText('25/12/2026 a 04/01/2027: 10 noites')
  await page.keyboard.press('Tab')
  await expect(calendar.getByRole('button', { name: 'Concluir' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dates).toBeFocused()

  await pressAll(page, 'Tab', 'Enter')
  await expect(picker.getByRole('button', { name: 'Diminuir adultos' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(picker.getByRole('status').first()).toBeFocused()
  await expect(picker.getByRole('status').first()).toHaveText('1')
  await pressAll(page, 'Tab', 'Tab', 'Enter', 'Tab')
  await expect(picker.getByRole('combobox', { name: 'Idade da criança 1' })).toBeFocused()
  await pressAll(page, 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'Tab', 'Enter')
  await expect(guests).toBeFocused()
  await expect(guests).toContainText('1 adulto, 1 criança')

  await page.keyboard.press('Tab')
  await expect(coupon).toBeFocused()
  await page.keyboard.type('mata')
  const tab = await bookingEngine(page, () => page.keyboard.press('Enter'))
  expect(tab.url()).toMatch(/&CheckIn=25122026&CheckOut=04012027&ad=1&ch=1&ag=3&Code=mata$/)
  await expect(bookingPanel(page)).toHaveCount(0)
  await expect(submit).toHaveCount(0)
})

test('without both dates Enter in the coupon hands nothing over', { tag: '@desktop' }, async ({ page }) => {
  const panel = await openPanel(page)
  await chooseDays(panel, '24 de dezembro de 2026')
  await page.keyboard.press('Escape')
  await formIn(panel).coupon.fill('MATA')
  await page.keyboard.press('Enter')
  await expect(panel).toBeVisible()
  expect(page.context().pages()).toHaveLength(1)
})

async function bookingEngine(page: Page, action: () => Promise<void>) {
  const opened = page.context().waitForEvent('page')
  await action()
  const tab = await opened
  await expect(tab.getByRole('heading', { name: 'Outro site' })).toBeVisible()
  return tab
}

async function pressAll(page: Page, ...keys: string[]) {
  for (const key of keys) await page.keyboard.press(key)
}
