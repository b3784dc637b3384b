import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from './fixtures.ts'
import { open } from './support/page.ts'
import { rawRequest } from './support/raw-request.ts'

test('an image that fails leaves no broken icon, and Next’s own optimiser is closed', async ({
  page,
  baseURL,
  tolerate,
}) => {
  tolerate(/^status 404: .*\.(avif|webp)|^console error: .* status of 404/)
  await page.route(/\.(avif|webp)$/, (route) => route.fulfill({ status: 404, body: '' }))
  await open(page, '/oferta/natal-2026')
  const image = page.getByRole('main').locator('img').first()
  await expect(image).toHaveAttribute('data-broken', '')
  await expect(image).toHaveCSS('opacity', '0')
  // One that is far below is only asked for, and only fails, when somebody comes near.
  const lazy = page.locator('.package-card img').last()
  await lazy.scrollIntoViewIfNeeded()
  await expect(lazy).toHaveAttribute('data-broken', '')

  for (const url of ['/images/serra.svg', '/images/%73erra.svg']) {
    const path = `/_next/image?url=${encodeURIComponent(url)}&w=828&q=60`
    expect((await rawRequest(String(baseURL), path)).status, url).toBe(404)
  }
  const kept = join(String(process.env.E2E_DIST_DIR), 'cache', 'images')
  expect(existsSync(kept) ? readdirSync(kept) : []).toEqual([])
})
