import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { bookingPanel, openPanel } from './support/booking.ts'
import { open, tabTo } from './support/page.ts'
import { choose, openAtStep, question } from './support/survey.ts'

const paths = ['/', '/quartos', '/ofertas', '/oferta/natal-2026', '/sobre', '/admin/login']

test.describe('where the browser paints in few colours of its own (NAV-17)', { tag: '@desktop' }, () => {
  test('what was a coloured surface to press has an edge', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const path of paths) {
      await open(page, path)
      const surfaces = await markSurfaces(page)
      expect.soft(surfaces, path).toBeGreaterThan(0)
      await page.emulateMedia({ forcedColors: 'active' })
      expect.soft(await withoutEdge(page), path).toEqual([])
      await page.emulateMedia({ forcedColors: 'none' })
    }
    const panel = await openPanel(page)
    await panel.getByRole('button', { name: 'Hóspedes' }).click()
    expect(await markSurfaces(page)).toBeGreaterThan(2)
    await page.emulateMedia({ forcedColors: 'active' })
    expect(await withoutEdge(page)).toEqual([])
    await expect(bookingPanel(page)).toHaveCSS('border-top-width', '1px')
  })

  test('the dot of a slide, the chosen filter, the page one is on and the focus keep their lines', async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
    await open(page, '/ofertas?categoria=natal')
    const filters = page.getByRole('group', { name: 'Categoria' })
    await expect(filters.locator('[aria-pressed=true] span')).toHaveCSS('border-bottom-width', '2px')
    await expect(filters.locator('[aria-pressed=false] span').first()).toHaveCSS('border-bottom-width', '0px')
    const current = page.getByRole('banner').locator('[aria-current]')
    expect(await current.evaluate((link) => getComputedStyle(link, '::after').borderTopWidth)).toBe('1px')
    await tabTo(page, filters.getByRole('button').first())
    await expect(filters.getByRole('button').first()).toHaveCSS('outline-style', 'solid')
    await open(page, '/')
    const dots = page.getByRole('button', { name: 'Ir para o slide 1' }).locator('span')
    await expect(dots).toHaveCSS('border-top-width', '1px')
  })

  test('the survey tells what is chosen and how far one is', async ({ page }) => {
    await openAtStep(page, 2)
    await page.emulateMedia({ forcedColors: 'active' })
    const scores = question(page, /De 0 a 10/).locator('label')
    await expect(scores.nth(4)).toHaveCSS('border-top-width', '1px')
    await choose(page, /De 0 a 10/, '9')
    await expect(scores.nth(9)).toHaveCSS('border-top-width', '3px')
    const [chosen, other] = await Promise.all(
      [9, 8].map((score) => scores.nth(score).evaluate((label) => getComputedStyle(label).backgroundColor)),
    )
    expect(chosen).not.toBe(other)
    const dots = page.getByRole('main').locator('ol[aria-hidden] > li > *')
    const grounds = await dots.evaluateAll((all) => all.map((dot) => getComputedStyle(dot).backgroundColor))
    expect(new Set(grounds).size, 'done and here are filled, the rest is not').toBe(2)
    expect(grounds[0]).toBe(grounds[1])
    await openAtStep(page, 5, { answered: true })
    const ratings = question(page, 'Recepção').locator('label')
    const looks = await ratings.evaluateAll((all) =>
      all.map((label) => getComputedStyle(label).backgroundColor),
    )
    expect(new Set(looks).size).toBe(2)
  })
})

/** Marks what can be pressed and is told from its ground by a colour or a line; returns how many there are. */
function markSurfaces(page: Page) {
  return page.locator('a, button, [role=button], [role=switch]').evaluateAll((controls) => {
    const isSurface = (element: Element) => {
      const { backgroundColor, borderTopWidth } = getComputedStyle(element)
      const isPainted = backgroundColor !== 'rgba(0, 0, 0, 0)' || parseFloat(borderTopWidth) > 0
      return isPainted && element.checkVisibility()
    }
    const surfaces = controls.filter(isSurface)
    for (const surface of surfaces) surface.setAttribute('data-surface', '')
    return surfaces.length
  })
}

function withoutEdge(page: Page) {
  return page.locator('[data-surface]:not(.skip-link, .rdp-day_button, .zoom)').evaluateAll((surfaces) =>
    surfaces
      .filter((surface) => {
        const { borderTopWidth, borderTopStyle, borderTopColor, backgroundColor } = getComputedStyle(surface)
        const isDrawn = parseFloat(borderTopWidth) >= 1 && borderTopStyle === 'solid'
        return !isDrawn || borderTopColor === backgroundColor
      })
      .map((surface) => surface.outerHTML.slice(0, 160)),
  )
}
