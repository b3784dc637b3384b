import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { expectAccessible } from './support/axe.ts'
import { backButton, expectStep, nextButton, openAtStep, text } from './support/survey.ts'

test.describe('when a page fails', () => {
  test.beforeEach(async ({ page, tolerate }) => {
    tolerate(/provoked/)
    await page.emulateMedia({ reducedMotion: 'reduce' })
  })

  test('its place says so in the dress of the site, between header and footer, and tries again', async ({
    page,
  }) => {
    await page.addInitScript(breakFunction, 'matchMedia')
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Algo não saiu como esperávamos')
    for (const part of ['banner', 'contentinfo'] as const) await expect(page.getByRole(part)).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: 'Página inicial' })).toHaveAttribute(
      'href',
      '/',
    )
    await expectAccessible(page)

    await mend(page)
    await page.getByRole('button', { name: 'Tentar novamente' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Seu refúgio exclusivo no campo')
  })

  test('the header leads on to another page', { tag: '@desktop' }, async ({ page }) => {
    await page.addInitScript(breakFunction, 'matchMedia')
    await page.goto('/')
    await expect(page.getByRole('button', { name: 'Tentar novamente' })).toBeVisible()
    await page.getByRole('banner').getByRole('link', { name: 'SOBRE' }).click()
    await expect(page).toHaveURL('/sobre')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Um vale onde o tempo anda devagar')
  })

  test('the survey keeps its answers and goes on where it stopped', { tag: '@desktop' }, async ({ page }) => {
    await openAtStep(page, 2, { answered: true })
    await page.evaluate(breakFunction, 'scrollTo')
    await nextButton(page).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A pesquisa parou por um instante')
    await expectAccessible(page)

    await mend(page)
    await page.getByRole('button', { name: 'Tentar novamente' }).click()
    await expectStep(page, 3)
    await backButton(page).click()
    await expect(text(page, /motivo/)).toHaveValue(/silêncio/)
  })

  test('the last resort, without anything of the site, still leads home', { tag: '@desktop' }, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const original = window.addEventListener
      Object.assign(window, {
        addEventListener: (type: string, ...rest: [EventListener]) => {
          if (type === 'scroll') throw new Error('provoked')
          original.call(window, type, ...rest)
        },
      })
    })
    await page.goto('/termos')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Algo não saiu como esperávamos')
    await expect(page.getByRole('link', { name: 'Página inicial' })).toHaveAttribute('href', '/')
    await expect(page.getByRole('contentinfo')).toHaveCount(0)
    await expectAccessible(page)
  })
})

/** Runs in the page: makes one of the browser's functions fail until the page is told to mend it. */
function breakFunction(name: string) {
  const original: unknown = Reflect.get(window, name)
  window.addEventListener('mend', () => Object.assign(window, { [name]: original }))
  Object.assign(window, {
    [name]: () => {
      throw new Error('provoked')
    },
  })
}

async function mend(page: Page) {
  await page.evaluate(() => window.dispatchEvent(new Event('mend')))
}
