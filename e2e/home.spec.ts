import { demoContacts } from '../supabase/local/demo/test-content.ts'
import { expect, test } from './fixtures.ts'
import { open } from './support/page.ts'

const maps = 'https://www.google.com'

// Its content is tested in e2e/requests/pages.test.ts.
test.describe('the home page', () => {
  test('leads on below the hero, and to the chalets by a full load (HOME-2, HOME-4)', async ({ page }) => {
    await open(page, '/')
    await page.getByRole('link', { name: 'Rolar até a próxima seção' }).click()
    await expect(page.getByText('BEM-VINDOS')).toBeInViewport()
    await page.evaluate(() => document.body.setAttribute('data-same-document', ''))
    await page.getByRole('link', { name: 'Ver Todos os Chalés' }).click()
    await expect(page).toHaveURL('/quartos')
    await expect(page.locator('body')).not.toHaveAttribute('data-same-document', '')
  })

  test.describe('the map', () => {
    test.use({ allowedOrigins: [maps] })

    test('comes from another site in a frame that the policy allows; directions open in a tab without opener (HOME-8)', async ({
      page,
    }) => {
      await open(page, '/')
      const directions = page.waitForEvent('popup')
      await page.getByRole('link', { name: 'VER LOCALIZAÇÃO' }).click()
      const address = new URL((await directions).url())
      expect(address.origin).toBe(maps)
      expect(address.searchParams.get('destination')).toBe(demoContacts.coordinates)
      expect(await (await directions).evaluate(() => window.opener)).toBeNull()
      await page.bringToFront()

      await page.getByRole('button', { name: 'Carregar mapa' }).click()
      const frame = page.locator('iframe')
      const source = new URL(String(await frame.getAttribute('src')))
      expect(source.origin).toBe(maps)
      expect(source.searchParams.get('q')).toBe(demoContacts.coordinates)
      await expect(frame.contentFrame().getByRole('heading', { name: 'Outro site' })).toBeVisible()
    })
  })

  test('under reduced motion a change is instant, also where no rule sets a transition', async ({ page }) => {
    await open(page, '/')
    const between = await page.evaluate(() => {
      // Visibility is inherited: each level of elements would start its transition after the level above has ended.
      document.body.style.visibility = 'hidden'
      const seen = [...document.querySelectorAll('header *')].filter((one) =>
        one.checkVisibility({ visibilityProperty: true }),
      )
      return { seen: seen.length, running: document.getAnimations().length }
    })
    expect(between).toEqual({ seen: 0, running: 0 })
  })
})
