import type { Page } from 'playwright/test'
import { tornParts } from '../support/page-checks.ts'
import { addPackage, expect, openPackages, rowOf, test } from '../support/stored-packages.ts'
import { openRooms, storedRooms, storeRooms } from '../support/stored-rooms.ts'

const word = 'Otorrinolaringologistaçãodepalavrasqueninguémdivide'
const slug =
  'um-endereco-comprido-que-conta-tudo-o-que-o-pacote-oferece-a-quem-chega-e-otorrinolaringologista'

// The narrowest and the widest of cards and of tables, and both sides of each change of layout.
const widths = [320, 390, 639, 640, 767, 768, 1023, 1024, 1100, 1279, 1280, 1366, 1535, 1536, 1920]

test('at 1366 px a row takes 56 px and a slug one line, and long words tear neither list at any width', async ({
  page,
  own,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await openRooms(page)
  await expectLowRows(page)
  await openPackages(page)
  await expectLowRows(page)
  const lines = await page.locator('tbody td:nth-child(3) p:nth-child(2)').evaluateAll((slugs) =>
    slugs.map((slug) => {
      const range = document.createRange()
      range.selectNodeContents(slug)
      return range.getClientRects().length
    }),
  )
  expect(new Set(lines)).toEqual(new Set([1]))

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
    await addPackage(own, 'Caro', { price: 12_345, originalPrice: 23_456 })
    await openPackages(page)
    for (const width of [1280, 1366, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const price = rowOf(page, own.name('Caro'))
        .getByRole('button', { name: /^R\$/ })
        .locator('span')
        .first()
      expect(await price.evaluate((text) => text.getClientRects().length), `${width}`).toBe(1)
    }
    await storeRooms([...rooms, { ...rooms[0], id: 'longo', name: word, bed_configuration: word }])
    await openPackages(page)
    expect(await tornAnywhere(page)).toEqual([])
    await openRooms(page)
    await expect(page.getByText(word).first()).toBeVisible()
    expect(await tornAnywhere(page)).toEqual([])
  } finally {
    await storeRooms(rooms)
  }
})

async function expectLowRows(page: Page) {
  const rows = page.locator('tbody tr:not(:has(.text-danger-700))')
  await expect(rows.first()).toBeVisible()
  const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height))
  expect(Math.max(...heights)).toBeLessThanOrEqual(56)
}

async function tornAnywhere(page: Page) {
  const torn: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    const row = page.locator('tbody tr').first()
    const isTable = await row.evaluate((element) => getComputedStyle(element).display === 'table-row')
    if (isTable !== width >= 1024) torn.push(`${width}: ${isTable ? 'a table' : 'cards'}`)
    torn.push(...(await tornParts(page)).map((fault) => `${width}: ${fault}`))
  }
  return torn
}
