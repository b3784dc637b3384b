import type { Page } from 'playwright/test'
import { addPackage, expect, openPackages, test } from '../support/stored-packages.ts'
import { storedRooms, storeRooms } from '../support/stored-rooms.ts'
import { tornParts } from '../support/torn.ts'

const word = 'Otorrinolaringologistaçãodepalavrasqueninguémdivide'
const slug =
  'um-endereco-comprido-que-conta-tudo-o-que-o-pacote-oferece-a-quem-chega-e-otorrinolaringologista'

test('neither list is torn at any width', async ({ page, own }) => {
  test.slow()
  const rooms = await storedRooms()
  try {
    await addPackage(own, word, {
      slug,
      active: true,
      isFeatured: true,
      price: 1_000_000,
      originalPrice: 1_234_567.89,
      category: 'gastronomia',
      dates: {
        offerStart: '2026-01-01',
        offerEnd: '2026-10-01',
        accommodationStart: '2026-01-01',
        accommodationEnd: '2026-12-31',
      },
    })
    await storeRooms([...rooms, { ...rooms[0], id: 'longo', name: word, bed_configuration: word }])
    await openPackages(page)
    expect(await tornAnywhere(page)).toEqual([])
    await page.goto('/admin/rooms')
    await expect(page.getByText(word).first()).toBeVisible()
    expect(await tornAnywhere(page)).toEqual([])
  } finally {
    await storeRooms(rooms)
  }
})

test('at 1366 px a row of the demonstration takes 56 px, and its slug one line', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  for (const path of ['/admin/packages', '/admin/rooms']) {
    await page.goto(path)
    const rows = page.locator('tbody tr:not(:has(.text-danger-700))')
    await expect(rows.first()).toBeVisible()
    const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height))
    expect(Math.max(...heights)).toBeLessThanOrEqual(56)
  }
  await openPackages(page)
  const slugs = page.locator('tbody td:nth-child(3) p:nth-child(2)')
  const lines = await slugs.evaluateAll((all) =>
    all.map((slug) => {
      const range = document.createRange()
      range.selectNodeContents(slug)
      return range.getClientRects().length
    }),
  )
  expect(new Set(lines)).toEqual(new Set([1]))
})

/** Every width from 320 to 1920 px, in steps of 16. */
async function tornAnywhere(page: Page) {
  const torn: string[] = []
  for (let width = 320; width <= 1920; width += 16) {
    await page.setViewportSize({ width, height: 900 })
    const isTable = await page
      .locator('tbody tr')
      .first()
      .evaluate((row) => getComputedStyle(row).display === 'table-row')
    if (isTable !== width >= 1024) torn.push(`${width}: ${isTable ? 'a table' : 'cards'}`)
    torn.push(...(await tornParts(page)).map((fault) => `${width}: ${fault}`))
  }
  return torn
}
