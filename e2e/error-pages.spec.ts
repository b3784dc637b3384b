import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { expectAccessible } from './support/axe.ts'
import { backButton, expectStep, nextButton, openAtStep, text } from './support/survey.ts'

const failed = 'Algo não saiu como esperávamos'

test.describe('when a page fails', () => {
  test.beforeEach(async ({ tolerate }) => tolerate(/provoked/))

  test('the error appears between header and footer, offers a retry, and the header still works', {
    tag: '@main',
  }, async ({ page }) => {
    await page.addInitScript(breakFunction, 'matchMedia')
    await page.goto('/')
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText(failed)
    for (const part of ['banner', 'contentinfo'] as const) await expect(page.getByRole(part)).toBeVisible()
    const home = page.getByRole('main').getByRole('link', { name: 'Página inicial' })
    await expect(home).toHaveAttribute('href', '/')
    await expectAccessible(page)
    await repairFunction(page)
    await page.getByRole('button', { name: 'Tentar novamente' }).click()
    await expect(heading).toHaveText('Seu refúgio exclusivo no campo')

    await page.reload()
    await expect(heading).toHaveText(failed)
    await page.getByRole('banner').getByRole('link', { name: 'SOBRE' }).click()
    await expect(page).toHaveURL('/sobre')
    await expect(heading).toHaveText('Um vale onde o tempo anda devagar')
  })

  test('the survey keeps its answers and resumes at the same step', async ({ page }) => {
    await openAtStep(page, 2, { answered: true })
    await page.evaluate(breakFunction, 'scrollTo')
    await nextButton(page).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A pesquisa parou por um instante')
    await expectAccessible(page)
    await repairFunction(page)
    await page.getByRole('button', { name: 'Tentar novamente' }).click()
    await expectStep(page, 3)
    await backButton(page).click()
    await expect(text(page, /motivo/)).toHaveValue(/silêncio/)
  })

  test('the global error page, without any part of the site, still links home', async ({ page }) => {
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
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(failed)
    await expect(page.getByRole('link', { name: 'Página inicial' })).toHaveAttribute('href', '/')
    await expect(page.getByRole('contentinfo')).toHaveCount(0)
    await expectAccessible(page)
  })
})

test('an injected script does not run (SEC-3)', { tag: '@main' }, async ({ page, tolerate }) => {
  // React notices that the page differs from what it rendered.
  tolerate(/content security policy|React error #418/i)
  const injected =
    '<script>document.title = "invadido"</script><img src="/x" onerror="document.title = \'invadido\'">'
  await page.route('**/privacidade', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace('</main>', `${injected}</main>`)
    await route.fulfill({ response, body })
  })
  await page.route('**/x', (route) => route.fulfill({ contentType: 'image/png', body: 'x' }))
  let refused = 0
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) refused += 1
  })
  await page.goto('/privacidade')
  await expect.poll(() => refused).toBeGreaterThanOrEqual(2)
  expect(await page.title()).not.toContain('invadido')
})

/** Runs in the page: makes one of the browser's functions fail until `repairFunction` is called. */
function breakFunction(name: string) {
  const original: unknown = Reflect.get(window, name)
  window.addEventListener('mend', () => Object.assign(window, { [name]: original }))
  Object.assign(window, {
    [name]: () => {
      throw new Error('provoked')
    },
  })
}

async function repairFunction(page: Page) {
  await page.evaluate(() => window.dispatchEvent(new Event('mend')))
}
