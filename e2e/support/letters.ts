import { expect, type Page } from 'playwright/test'

const widths = [320, 390, 768, 1440]

/** Expects nothing to overflow, be cut or break at any width, with font sizes of 100, 150 and 200 % (NAV-22). */
export async function expectRoomForLetters(page: Page) {
  const settings = await page.context().newCDPSession(page)
  const size = page.viewportSize() ?? { width: 1440, height: 900 }
  // Tests the browser's setting, which affects media queries, and a page style, which does not.
  for (const [percent, isStyle] of [[100], [150], [200], [200, true]] as const) {
    await settings.send('Page.setFontSizes', { fontSizes: { standard: isStyle ? 16 : (16 * percent) / 100 } })
    const style =
      isStyle && (await page.addStyleTag({ content: `html { font-size: ${percent}% !important }` }))
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 })
      const found = await page.evaluate(findMisfits, !isStyle || width < 768)
      expect.soft(found, `${percent} %${isStyle ? ' by style' : ''}, ${width} px`).toEqual([])
    }
    if (style) await style.evaluate((element) => element.parentNode?.removeChild(element))
  }
  await settings.send('Page.setFontSizes', { fontSizes: { standard: 16 } })
  await settings.detach()
  await page.setViewportSize(size)
}

/**
 * Returns what does not fit: text beyond the window or cut by a box, and optionally controls and headings with a broken
 * word.
 */
async function findMisfits(withWords: boolean) {
  await new Promise((done) => {
    requestAnimationFrame(() => requestAnimationFrame(done))
    // A browser under load may stop drawing for a while.
    setTimeout(done, 1000)
  })
  const { clientWidth } = document.documentElement
  const found = [...document.querySelectorAll('html, .modal-body')]
    .filter((box) => box.scrollWidth > box.clientWidth)
    .map((box) => `${box.tagName}: ${box.scrollWidth} px in ${box.clientWidth}`)
  const range = document.createRange()
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const element = text.parentElement
    const words = text.textContent?.trim() ?? ''
    // Cards show a text's beginning (NAV-16).
    if (!words || !element || element.closest('.sr-only, .skip-link, .package-card, script, style, noscript'))
      continue
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    range.selectNodeContents(text)
    const lines = [...range.getClientRects()].filter(({ width }) => width > 0)
    const box = boxAround(element, Number.parseFloat(getComputedStyle(element).fontSize) / 3)
    if (lines.some((line) => line.left < box.left || line.right > box.right)) found.push(`beside: ${words}`)
    if (lines.some((line) => line.top < box.top || line.bottom > box.bottom)) found.push(`cut: ${words}`)
    if (!withWords || !element.closest('header, h1, h2, h3, button, .button, dt, dd, .label')) continue
    for (const { index, 0: word } of words.includes('@') ? [] : words.matchAll(/[\p{L}\d]+/gu)) {
      const start = (text.textContent?.indexOf(words) ?? 0) + index
      range.setStart(text, start)
      range.setEnd(text, start + word.length)
      const parts = [...range.getClientRects()].filter(({ width }) => width > 0)
      if (new Set(parts.map(({ top }) => Math.round(top))).size > 1) found.push(`broken: ${word}`)
    }
  }
  const targets = [...document.querySelectorAll('.site-header :is(a, button)')]
    .filter((target) => target.checkVisibility())
    .map((target) => target.getBoundingClientRect())
    .toSorted((a, b) => a.left - b.left)
  if (targets.some(({ left }, place) => left < (targets[place - 1]?.right ?? 0)))
    found.push('the header overlaps')
  return found

  /** Returns the visible area for the text of `element`: the window and every clipping box around it. */
  function boxAround(element: Element, slack: number) {
    const box = {
      left: -1,
      right: clientWidth + 1,
      top: Number.NEGATIVE_INFINITY,
      bottom: Number.POSITIVE_INFINITY,
    }
    for (
      let around: Element | null = element;
      around && around !== document.body;
      around = around.parentElement
    ) {
      const { overflowX, overflowY } = getComputedStyle(around)
      if (overflowX === 'visible' && overflowY === 'visible') continue
      // Carousels and scrolling boxes show the rest later.
      if (around.matches('.swiper, .image-strip, .gallery-strip, [role="group"]'))
        return { ...box, left: Number.NEGATIVE_INFINITY, right: Number.POSITIVE_INFINITY }
      if (/auto|scroll/.test(overflowY)) return box
      const { left, right, top, bottom } = around.getBoundingClientRect()
      box.left = Math.max(box.left, left - 1)
      box.right = Math.min(box.right, right + 1)
      box.top = Math.max(box.top, top - slack)
      box.bottom = Math.min(box.bottom, bottom + slack)
    }
    return box
  }
}
