import type { Locator } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { expectAccessible } from './support/axe.ts'
import { bookingButton, chooseDays, formIn, openPanel } from './support/booking.ts'
import { boxOf, open } from './support/page.ts'
import { quietPage } from './support/pages.ts'

test.describe('booking panel', () => {
  test('opens from the header at the right edge: full width on phones, at most 500 px on desktops', async ({
    page,
    isMobile,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    const panel = await openPanel(page)
    await expect(panel.getByRole('heading', { name: 'Faça sua reserva' })).toBeVisible()
    const { width: screen } = page.viewportSize() ?? { width: 0 }
    await expect
      .poll(async () => {
        const { x, width } = await boxOf(panel)
        return x + width
      })
      .toBe(screen)
    expect((await boxOf(panel)).width).toBe(isMobile ? screen : 500)
    const [start] = await panel.evaluate((element) =>
      element
        .getAnimations()
        .flatMap(({ effect }) =>
          effect instanceof KeyframeEffect ? effect.getKeyframes().map(({ transform }) => transform) : [],
        ),
    )
    expect(start, 'it comes from beyond the right edge').toBe('translateX(100%)')
  })

  test('names the terms, keeps the focus inside and the page still, and closes by a click beside it', {
    tag: '@desktop',
  }, async ({ page }) => {
    const panel = await openPanel(page)
    await expect(panel.getByText('Ao continuar, você concorda com nossos termos de serviço')).toBeVisible()
    await expect(panel.getByRole('link', { name: 'termos de serviço' })).toHaveAttribute('href', '/termos')
    for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
      await page.keyboard.press(key)
      await expect(panel.locator(':focus')).toHaveCount(1)
    }
    await page.mouse.move(200, 450)
    await page.mouse.wheel(0, 600)
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    // It listens for clicks outside a moment after it shows; nobody aims at a window that still moves.
    await expect
      .poll(() => panel.evaluate((element) => element.getAnimations().map(({ playState }) => playState)))
      .not.toContain('running')
    await page.mouse.click(200, 450)
    await expect(panel).toHaveCount(0)
    await expect(bookingButton(page)).toBeFocused()
    await expect(page).toHaveURL(quietPage)
  })

  test('opens by keyboard, again and again', { tag: '@desktop' }, async ({ page }) => {
    await open(page, quietPage)
    await bookingButton(page).focus()
    for (const key of ['Enter', 'Space']) {
      await page.keyboard.press(key)
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(bookingButton(page)).toBeFocused()
    }
  })

  test('closing it by accident loses nothing, on this page or the next', { tag: '@desktop' }, async ({
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

    await page.getByRole('contentinfo').getByRole('link', { name: 'Pacotes' }).click()
    await expect(page).toHaveURL('/ofertas')
    await bookingButton(page).click()
    await expect(dates).toContainText('20/12/2026 – 24/12/2026')
    await expect(guests).toContainText('3 adultos')
    await expect(coupon).toHaveValue('MATA10')
  })
})

test('adults go from 1 to 8, children from 0 to 6; the buttons end there', { tag: '@desktop' }, async ({
  page,
}) => {
  const { picker } = await openPicker(await openPanel(page))
  await expect(picker.getByText('Idade 13+')).toBeVisible()
  await expect(picker.getByText('Idade 0-12')).toBeVisible()
  await expectBounds(picker, 'adultos', 2, 1, 8)
  await expectBounds(picker, 'crianças', 0, 0, 6)
})

test('each child’s age is chosen, from 0 to 12; fewer children forget the last ones', {
  tag: '@desktop',
}, async ({ page }) => {
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

for (const way of ['Escape', 'a click beside it'] as const) {
  test(`the popover alone closes by ${way}, and keeps what was entered`, { tag: '@desktop' }, async ({
    page,
  }) => {
    const panel = await openPanel(page)
    const { guests, picker } = await openPicker(panel)
    await picker.getByRole('button', { name: 'Aumentar adultos' }).click()
    if (way === 'Escape') await page.keyboard.press('Escape')
    else await panel.getByRole('heading', { name: 'Faça sua reserva' }).click()
    await expect(picker).toHaveCount(0)
    await expect(panel).toBeVisible()
    if (way === 'Escape') await expect(guests).toBeFocused()
    await expect(guests).toHaveAccessibleName('Hóspedes 3 adultos')
  })
}

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
