import type { Locator, Page } from 'playwright/test'
import { z } from 'zod'
import { routes } from '../../lib/paths.ts'
import { bookingButton, bookingPanel } from '../support/booking.ts'
import { open, scrollThrough } from '../support/page.ts'
import { packageSlug } from './document.ts'
import { expect, test } from './fixtures.ts'
import { type LongTexts, longDocument } from './long-document.ts'

const paths = [...Object.values(routes), `/oferta/${packageSlug}`, '/eventos', '/nada']

const notice = [{ id: 'notice', text: 'Oi', link_url: '/sobre', link_text: 'Oi' }]
/** A page that the hotel has added, with the kinds of block that the demonstration does not show. */
const ownPages = [{ id: 'eventos', name: 'Eventos', slug: 'eventos', link: 'menu', active: true }]
const ownBlocks = [
  { kind: 'enquiry', title: 'Peça', questions: [{ label: 'Nome', answer: 'short', required: true }] },
  { kind: 'awards', title: 'Prêmios', items: [{ title: 'Selo', detail: '2025', text: 'Instituto' }] },
].map((block) => ({ ...block, id: block.kind }))

/** Their page is no text that anybody reads. */
function onPage(blocks: unknown) {
  return z
    .array(z.looseObject({}))
    .parse(blocks)
    .map((block) => ({ ...block, page: 'eventos' }))
}

// Fields that no page of this test shows as text.
const unseen = new RegExp(
  // The name and the tagline of 'Marca' replace the hotel's.
  `^(?:hotel\\.\\w+|packages\\.name|pictures\\.alt|rooms\\.detailed_description|pages\\.\\w+\\.(?:title|description)|` +
    // The demonstration has such blocks on other pages.
    `home_blocks\\.(?:quote|button|items\\.detail)|about_blocks\\.(?:note|caption)|` +
    `leisure_blocks\\.(?:caption|items\\.detail)|restaurant_blocks\\.caption|` +
    // Where guests book, and words that are kept short.
    `booking\\.\\w+|naming\\.room_\\w+|` +
    // Other kinds of block show these on other pages.
    `own_pages\\.(?:title|description)|own_blocks\\.(?!title|text|button|questions|items\\.(?:title|text|detail))[\\w.]+|` +
    // Each package has its own here; contacts are for search engines, and for texts that name them.
    `conditions\\.[\\w.]+|contacts\\.(?:street|district|city))$`,
)

test('a text of 200 letters without a space in every field widens nothing at 320 px (NAV-16)', async ({
  site: { backend, a },
  page,
}) => {
  test.slow()
  let texts: LongTexts = new Map()
  backend.edit((document) => {
    const long = longDocument({ ...document, own_pages: ownPages, own_blocks: ownBlocks, notice })
    texts = long.texts
    return { ...long.document, own_blocks: onPage(long.document.own_blocks) }
  })
  await a.publish()
  await page.setViewportSize({ width: 320, height: 800 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const seen = new Set<string>()
  await open(page, a.url(routes.rooms))
  const details = page.getByRole('link', { name: /^Ver detalhes/ }).first()
  for (const path of [...paths, String(await details.getAttribute('href'))]) {
    await open(page, a.url(path))
    await page.evaluate(() => {
      for (const folded of document.querySelectorAll('details')) folded.open = true
    })
    await scrollThrough(page)
    await expectNothingWider(page, path)
    for (const name of await shown(page, texts)) seen.add(name)
  }
  await expectNothingWider(page, 'the last page')
  for (const name of texts.keys()) if (!unseen.test(name)) expect.soft([...seen], name).toContain(name)

  await open(page, a.url(routes.rooms))
  await page.getByRole('button', { name: 'Abrir o menu' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectNothingWider(page, 'the drawer', page.getByRole('dialog'))
  await page.keyboard.press('Escape')
  await bookingButton(page).click()
  await expectNothingWider(page, 'the panel', bookingPanel(page))
  await page.keyboard.press('Escape')
  await expect(bookingPanel(page)).toBeHidden()
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Reservar/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Observações')).toBeVisible()
  await expectNothingWider(page, 'the dialog of a chalet', dialog)
  expect(await shown(page, texts)).toContain('rooms.detailed_description')
})

/** The names of the texts that can be read on the page as it is now, also shortened ones on cards. */
async function shown(page: Page, texts: LongTexts) {
  const parts = await page.locator('header, main, footer, [role=dialog], .notice').allInnerTexts()
  const words = parts.join('\n').toLowerCase()
  return [...texts]
    .filter(([, text]) => words.includes(text.slice(0, 20).toLowerCase()))
    .map(([name]) => name)
}

/** Neither the page nor any text on it may be wider than the window, except in rows that scroll. */
async function expectNothingWider(page: Page, where: string, root: Locator = page.locator('body')) {
  const [content = 0, screen = 0] = await page
    .locator('html')
    .evaluate(({ scrollWidth, clientWidth }) => [scrollWidth, clientWidth])
  expect.soft(content, where).toBeLessThanOrEqual(screen)
  expect.soft(await root.evaluate(cutOff), where).toEqual([])
}

/** Runs in the page. */
function cutOff(root: Element) {
  const scrolls = (element: Element | null): boolean => {
    if (!element || element === document.body) return false
    const { overflowX, textOverflow, clipPath, visibility } = getComputedStyle(element)
    if (textOverflow === 'ellipsis' || clipPath !== 'none' || visibility === 'hidden') return true
    return ['auto', 'scroll'].includes(overflowX) && !element.matches('.modal-body')
      ? true
      : element.matches('.swiper, .image-strip-row') || scrolls(element.parentElement)
  }
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const cut: string[] = []
  while (texts.nextNode()) {
    const { currentNode } = texts
    const range = document.createRange()
    range.selectNodeContents(currentNode)
    const boxes = [...range.getClientRects()].filter(({ width }) => width > 0)
    const isWider = boxes.some(({ left, right }) => left < -1 || right > innerWidth + 1)
    if (isWider && !scrolls(currentNode.parentElement)) cut.push(String(currentNode.textContent).slice(0, 60))
  }
  return cut
}
