import type { Page } from 'playwright/test'
import { demoConfiguration } from '../supabase/local/demo/test-content.ts'
import { expect, test } from './fixtures.ts'
import { boxOf, open } from './support/page.ts'
import { quietPage } from './support/pages.ts'

test.describe('drawer', { tag: '@mobile' }, () => {
  test.beforeEach(async ({ page }) => void (await open(page, quietPage)))

  test('slides in from the left with the five links, the phone and the booking button', async ({ page }) => {
    const drawer = await openDrawer(page)
    await expect(drawer.getByRole('navigation').getByRole('link')).toHaveText([
      'Sobre',
      'Chalés',
      'Lazer',
      'Gastronomia',
      'Pacotes',
    ])
    await expect(drawer.getByRole('link', { name: demoConfiguration.phone })).toHaveAttribute(
      'href',
      'tel:2455500142',
    )
    await expect(drawer.getByRole('button', { name: 'RESERVAR AGORA' })).toBeVisible()
    await expect.poll(async () => (await boxOf(drawer)).x).toBe(0)
  })

  for (const way of ['Escape', 'icon'] as const) {
    test(`closes by ${way}, and the menu button has the focus again`, async ({ page }) => {
      const drawer = await openDrawer(page)
      if (way === 'Escape') await page.keyboard.press('Escape')
      else await drawer.getByRole('button', { name: 'Fechar' }).click()
      await expect(drawer).toHaveCount(0)
      await expect(menuButton(page)).toBeFocused()
      await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false')
    })
  }

  test('keeps the focus inside, forwards and backwards', async ({ page }) => {
    const drawer = await openDrawer(page)
    const stops = await drawer.locator('a, button').count()
    expect(stops).toBeGreaterThanOrEqual(8)
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let step = 0; step <= stops; step++) {
        await page.keyboard.press(key)
        await expect(drawer.locator(':focus')).toHaveCount(1)
      }
    }
  })

  test('the page behind does not scroll', async ({ page }) => {
    await openDrawer(page)
    await page.mouse.move(380, 400)
    await page.mouse.wheel(0, 600)
    await page.keyboard.press('End')
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  })

  test('closes when a link is chosen, which leads to its page', async ({ page }) => {
    const drawer = await openDrawer(page)
    await drawer.getByRole('link', { name: 'Pacotes' }).click()
    await expect(page).toHaveURL('/ofertas')
    await expect(drawer).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nossos Pacotes Especiais')
    await openDrawer(page)
    await expect(drawer.locator('[aria-current="page"]')).toHaveText('Pacotes')
  })

  test('closes for the booking panel, whose end leads back to the menu button', async ({ page }) => {
    const drawer = await openDrawer(page)
    await drawer.getByRole('button', { name: 'RESERVAR AGORA' }).click()
    const panel = page.getByRole('dialog', { name: 'Faça sua reserva' })
    await expect(panel).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(1)
    await panel.getByRole('button', { name: 'Fechar' }).click()
    await expect(panel).toHaveCount(0)
    await expect(menuButton(page)).toBeFocused()
  })
})

function menuButton(page: Page) {
  return page.getByRole('banner').getByRole('button', { name: /menu/i })
}

async function openDrawer(page: Page) {
  await menuButton(page).click()
  const drawer = page.getByRole('dialog')
  await expect(drawer).toBeVisible()
  return drawer
}
