import { demoConfiguration, demoContacts } from '../supabase/local/demo/test-content.ts'
import { expect, test } from './fixtures.ts'
import { open } from './support/page.ts'

const maps = 'https://www.google.com'

test.describe('map', () => {
  test.describe('asked for', () => {
    test.use({ allowedOrigins: [maps] })

    test('nothing is there before; then it shows the place and takes the focus', async ({ page }) => {
      await open(page, '/')
      await expect(page.locator('iframe')).toHaveCount(0)
      await page.getByRole('button', { name: 'Carregar mapa' }).click()
      const frame = page.locator('iframe')
      await expect(frame).toHaveAccessibleName(/^Mapa/)
      await expect(frame).toBeFocused()
      const address = new URL(String(await frame.getAttribute('src')))
      expect(address.origin).toBe(maps)
      expect(address.searchParams.get('q')).toBe(demoContacts.coordinates)
      await expect(frame.contentFrame().getByRole('heading', { name: 'Outro site' })).toBeVisible()
    })

    test('directions open in a tab of their own', { tag: '@desktop' }, async ({ page }) => {
      await open(page, '/')
      const tab = page.waitForEvent('popup')
      await page.getByRole('link', { name: 'VER LOCALIZAÇÃO' }).click()
      const address = new URL((await tab).url())
      expect(address.origin).toBe(maps)
      expect(address.searchParams.get('destination')).toBe(demoContacts.coordinates)
      expect(await (await tab).evaluate(() => window.opener)).toBeNull()
    })
  })

  test('the page stays fine when the maps service cannot be reached', { tag: '@desktop' }, async ({
    page,
    tolerate,
  }) => {
    tolerate(/net::ERR_|^request to another origin: https:\/\/www\.google\.com\//)
    await open(page, '/')
    await page.getByRole('button', { name: 'Carregar mapa' }).click()
    await expect(page.locator('iframe')).toBeVisible()
    await expect(page.getByText(demoConfiguration.address).first()).toBeVisible()
    await page.getByRole('banner').getByRole('link', { name: 'PACOTES' }).click()
    await expect(page).toHaveURL('/ofertas')
  })
})
