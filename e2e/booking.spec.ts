import type { Locator, Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { expectAccessible } from './support/axe.ts'
import {
  bookingButton,
  bookingPanel,
  chooseDays,
  dayIn,
  engine,
  formIn,
  handOver,
  openPanel,
} from './support/booking.ts'
import { boxOf, open, tabTo } from './support/page.ts'
import { kept, nothingKept } from './support/page-checks.ts'
import { quietPage } from './support/pages.ts'

test.use({ allowedOrigins: [engine] })

test('a family books on a phone: dates, guests, ages and coupon reach the booking engine', {
  tag: '@mobile',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const panel = await openPanel(page)
  const { dates, guests, coupon, submit, calendar, picker } = formIn(panel)
  expect((await boxOf(panel)).width).toBe(390)
  await expect(dates).toContainText('Selecione as datas')
  await expect(guests).toContainText('2 adultos')
  await expect(submit).toBeDisabled()
  await expect(submit).toHaveAccessibleDescription('Escolha as datas de entrada e de saída.')
  await expectAccessible(page)

  await test.step('the calendar shows two months, one below the other, at every narrow width', async () => {
    await chooseDays(panel)
    await expectAccessible(page)
    const months = calendar.getByRole('grid')
    await expect(dayIn(calendar, '5 de dezembro de 2026'), 'a week that has passed').toHaveCount(0)
    await expect(dayIn(calendar, '31 de dezembro de 2026')).toBeInViewport({ ratio: 1 })
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
      expect(await smallestSide(calendar), `${width} px`).toBeGreaterThanOrEqual(44)
      await expect(calendar.getByRole('button', { name: 'Ir para o próximo mês' })).toBeInViewport({
        ratio: 1,
      })
      expect(await scrolledSideways(panel)).toEqual([])
      await submit.scrollIntoViewIfNeeded()
      await expect(submit).toBeInViewport({ ratio: 1 })
    }
    await page.setViewportSize({ width: 390, height: 844 })
  })

  await dayIn(calendar, '24 de dezembro de 2026').click()
  await expect(submit).toBeDisabled()
  await expect(submit).toHaveAccessibleDescription('Escolha a data de saída.')
  await dayIn(calendar, '27 de dezembro de 2026').click()
  await expect(dates).toContainText('24/12/2026 – 27/12/2026')
  await expectAccessible(page)
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
  await expectAccessible(page)
  await picker.getByRole('button', { name: 'Aplicar' }).click()
  await expect(picker).toHaveCount(0)
  await expect(guests).toContainText('3 adultos, 2 crianças')
  await coupon.fill('  VERÃO & 10% ')

  const tab = await handOver(page, () => submit.click())
  expect(tab.url()).toBe(
    `${engine}/hotelresults?q=quaresmeira&NRooms=1&CheckIn=24122026&CheckOut=27122026` +
      '&ad=3&ch=2&ag=5%3B7&Code=VER%C3%83O+%26+10%25',
  )
  expect(await tab.evaluate(() => window.opener)).toBeNull()
  await expect(bookingPanel(page)).toHaveCount(0)
  await expect(page).toHaveURL(quietPage)
  await page.bringToFront()
  await expect(bookingButton(page)).toBeFocused()

  await bookingButton(page).click()
  await expect(dates, 'the next search starts empty').toContainText('Selecione as datas')
  await expect(coupon).toHaveValue('')
  await expect(guests).toContainText('2 adultos')
})

test.describe('on a desktop', () => {
  test('the panel comes from the right, keeps focus and page, and closes by a click beside it', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    const panel = await openPanel(page)
    const [start] = await panel.evaluate((element) =>
      element
        .getAnimations()
        .flatMap(({ effect }) =>
          effect instanceof KeyframeEffect ? effect.getKeyframes().map(({ transform }) => transform) : [],
        ),
    )
    expect(start, 'it starts beyond the right edge').toBe('translateX(100%)')
    // It listens for clicks outside once it has arrived.
    await expect
      .poll(() => panel.evaluate((element) => element.getAnimations().map(({ playState }) => playState)))
      .not.toContain('running')
    expect(await boxOf(panel)).toMatchObject({ x: 940, width: 500 })
    await expect(panel.getByText('Ao continuar, você concorda com nossos termos de serviço')).toBeVisible()
    await expect(panel.getByRole('link', { name: 'termos de serviço' })).toHaveAttribute('href', '/termos')
    for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
      await page.keyboard.press(key)
      await expect(panel.locator(':focus')).toHaveCount(1)
    }
    await page.mouse.move(200, 450)
    await page.mouse.wheel(0, 600)
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await page.mouse.click(200, 450)
    await expect(panel).toHaveCount(0)
    await expect(bookingButton(page)).toBeFocused()

    await page.keyboard.press('Space')
    await expect(panel).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(panel).toHaveCount(0)
    await expect(bookingButton(page)).toBeFocused()
  })

  test('the calendar: months, past days, clicks as in BOOK-4, and what closes it', async ({ page }) => {
    const panel = await openPanel(page)
    const { dates, guests, picker } = formIn(panel)
    const calendar = await chooseDays(panel)
    const months = calendar.getByRole('grid')
    await expect(months).toHaveCount(2)
    await expect(months.first()).toHaveAccessibleName('dezembro de 2026')
    await expect(months.last()).toHaveAccessibleName('janeiro de 2027')
    await expect(months.first().locator('thead th')).toHaveText('dom seg ter qua qui sex sáb'.split(' '))
    await expect(calendar.getByText('dezembro de 2026', { exact: true })).toHaveCSS('text-transform', 'none')
    await expect(dayIn(calendar, '9 de dezembro de 2026')).toBeDisabled()
    await expect(calendar.getByRole('button', { name: 'Hoje, quinta-feira, 10 de dezembro' })).toBeEnabled()
    await expect(calendar.getByRole('button', { name: 'Ir para o mês anterior' })).toBeDisabled()
    await calendar.getByRole('button', { name: 'Ir para o próximo mês' }).click()
    await expect(dayIn(calendar, '1 de fevereiro de 2027')).toBeEnabled()
    await calendar.getByRole('button', { name: 'Ir para o mês anterior' }).click()

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

    await page.keyboard.press('Escape')
    await expect(calendar).toHaveCount(0)
    await expect(dates).toBeFocused()
    await expect(dates).toContainText('17/12/2026 – 22/12/2026')
    await dates.click()
    await expect(calendar).toBeVisible()
    await dates.click()
    await expect(calendar).toHaveCount(0)
    await dates.click()
    await guests.click()
    await expect(picker).toBeVisible()
    await expect(calendar).toHaveCount(0)
    await expect(picker.locator(':focus')).toHaveCount(1)
  })

  test('the guests: buttons end at the bounds, each child has an age, and what closes the popover', async ({
    page,
  }) => {
    const panel = await openPanel(page)
    const { guests, picker } = formIn(panel)
    await guests.click()
    for (const hint of ['Idade 13+', 'Idade 0-12']) await expect(picker.getByText(hint)).toBeVisible()
    const moreChildren = picker.getByRole('button', { name: 'Aumentar crianças' })
    const fewerChildren = picker.getByRole('button', { name: 'Diminuir crianças' })
    const fewerAdults = picker.getByRole('button', { name: 'Diminuir adultos' })
    await expect(fewerChildren).toBeDisabled()
    await fewerAdults.click()
    await expect(fewerAdults).toBeDisabled()
    const ages = picker.getByRole('combobox', { name: /^Idade da criança/ })
    for (let child = 1; child <= 6; child++) await moreChildren.click()
    await expect(moreChildren).toBeDisabled()
    await expect(ages).toHaveCount(6)
    await expect(ages.last()).toHaveValue('')
    await expect(ages.last()).toContainText('Escolha')
    await expect(ages.first().getByRole('option')).toHaveText([
      '0 anos',
      '1 ano',
      ...Array.from({ length: 11 }, (_, index) => `${index + 2} anos`),
    ])
    await ages.first().selectOption('12 anos')
    await ages.last().selectOption('1 ano')
    await fewerChildren.click()
    await expect(ages).toHaveCount(5)
    await moreChildren.click()
    await expect(ages.last()).toHaveValue('')
    await expect(ages.first()).toHaveValue('12')

    await page.keyboard.press('Escape')
    await expect(picker).toHaveCount(0)
    await expect(guests).toBeFocused()
    await guests.click()
    await panel.getByRole('heading', { name: 'Faça sua reserva' }).click()
    await expect(picker).toHaveCount(0)
    await expect(panel).toBeVisible()
    await expect(guests).toHaveAccessibleName('Hóspedes 1 adulto, 6 crianças')
  })

  test('closing the panel by accident loses nothing, on this page or the next, and stores nothing', async ({
    page,
  }) => {
    const panel = await openPanel(page)
    const { dates, guests, coupon, picker } = formIn(panel)
    await chooseDays(panel, '20 de dezembro de 2026', '24 de dezembro de 2026')
    await page.keyboard.press('Escape')
    await guests.click()
    await picker.getByRole('button', { name: 'Aumentar adultos' }).click()
    await picker.getByRole('button', { name: 'Aplicar' }).click()
    await coupon.fill('MATA10')
    await panel.getByRole('button', { name: 'Fechar' }).click()
    await expect(panel).toHaveCount(0)
    await expect(bookingButton(page)).toBeFocused()
    expect(await kept(page)).toEqual(nothingKept)

    await page.getByRole('contentinfo').getByRole('link', { name: 'Pacotes' }).click()
    await expect(page).toHaveURL('/ofertas')
    await bookingButton(page).click()
    await expect(dates).toContainText('20/12/2026 – 24/12/2026')
    await expect(guests).toContainText('3 adultos')
    await expect(coupon).toHaveValue('MATA10')
  })

  test('what is missing is asked for, not handed over: a date, and an age that nobody chose', async ({
    page,
  }) => {
    const panel = await openPanel(page)
    const { guests, coupon, submit, picker } = formIn(panel)
    await chooseDays(panel, '20 de dezembro de 2026')
    await page.keyboard.press('Escape')
    await coupon.fill('MATA')
    await page.keyboard.press('Enter')
    await expect(panel).toBeVisible()
    expect(page.context().pages()).toHaveLength(1)

    await chooseDays(panel, '22 de dezembro de 2026')
    await guests.click()
    for (let child = 1; child <= 2; child++)
      await picker.getByRole('button', { name: 'Aumentar crianças' }).click()
    await picker.getByRole('combobox', { name: 'Idade da criança 1' }).selectOption('9 anos')
    await picker.getByRole('button', { name: 'Aplicar' }).click()
    await expect(submit).toHaveAccessibleDescription('Escolha a idade de cada criança.')
    await submit.click()
    const missing = picker.getByRole('combobox', { name: 'Idade da criança 2' })
    await expect(missing).toBeFocused()
    await expect(missing).toHaveAccessibleDescription('Escolha a idade de cada criança.')
    await expectAccessible(page)
    expect(page.context().pages()).toHaveLength(1)
    await missing.selectOption('0 anos')
    await expect(picker.getByText('Escolha a idade')).toHaveCount(0)
    const tab = await handOver(page, () => submit.click())
    expect(tab.url()).toContain('&ad=2&ch=2&ag=9%3B0&Code=MATA')
  })

  test('a search is handed over once, by a double click or a held key', async ({ page }) => {
    const { submit, dates } = formIn(await openPanel(page))
    // A new tab would receive the second press.
    await page.evaluate(() => {
      window.open = () => {
        window.name += 'tab '
        return null
      }
    })
    const presses = [
      () => submit.dblclick(),
      async () => {
        await submit.focus()
        for (let times = 0; times < 4; times++) await page.keyboard.down('Enter')
        await page.keyboard.up('Enter')
      },
    ]
    for (const [index, press] of presses.entries()) {
      // After the hand-over the focus is on this button, which a key that is still held presses again.
      if (index > 0) await bookingButton(page).click()
      await chooseDays(bookingPanel(page), '20 de dezembro de 2026', '22 de dezembro de 2026')
      await press()
      await expect(dates.getByText('20/12/2026')).toHaveCount(0)
      expect(await page.evaluate(() => window.name)).toBe('tab '.repeat(index + 1))
    }
  })

  test('the whole way by keyboard alone', async ({ page }) => {
    await page.clock.setFixedTime('2026-12-10T12:00:00-03:00')
    await open(page, quietPage)
    await tabTo(page, bookingButton(page))
    await page.keyboard.press('Enter')
    const panel = bookingPanel(page)
    const { dates, guests, coupon, calendar, picker } = formIn(panel)
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
    const tab = await handOver(page, () => page.keyboard.press('Enter'))
    expect(tab.url()).toMatch(/&CheckIn=25122026&CheckOut=04012027&ad=1&ch=1&ag=3&Code=mata$/)
    await expect(panel).toHaveCount(0)
  })

  test.describe('for a visitor in Tokyo, where it is tomorrow already', () => {
    test.use({ timezoneId: 'Asia/Tokyo' })

    test('today is the hotel’s today', async ({ page }) => {
      const panel = await openPanel(page, quietPage, '2026-12-10T22:00:00-03:00')
      expect(await page.evaluate(() => new Date().getDate())).toBe(11)
      const calendar = await chooseDays(panel, '10 de dezembro de 2026', '11 de dezembro de 2026')
      await expect(calendar.getByRole('button', { name: 'Hoje, quinta-feira, 10 de dezembro' })).toBeVisible()
      await expect(formIn(panel).dates).toContainText('10/12/2026 – 11/12/2026')
    })
  })
})

async function pressAll(page: Page, ...keys: string[]) {
  for (const key of keys) await page.keyboard.press(key)
}

/** Of all buttons in the window, in pixels. */
function smallestSide(window: Locator) {
  return window.getByRole('button').evaluateAll((buttons) =>
    Math.min(
      ...buttons.map((button) => {
        const { width, height } = button.getBoundingClientRect()
        return Math.min(width, height)
      }),
    ),
  )
}

/** What in the window can be scrolled sideways. */
function scrolledSideways(window: Locator) {
  return window.evaluate((element) =>
    [element, ...element.querySelectorAll('*')]
      .filter((part) => getComputedStyle(part).overflowX === 'auto' && part.scrollWidth > part.clientWidth)
      .map(({ className }) => String(className)),
  )
}
