import type { Page } from 'playwright/test'
import { expect } from '../fixtures.ts'

/** In forced colours, every control that was recognised by its colour or border has an edge of its own (NAV-17). */
export async function expectPressableEdges(page: Page) {
  const marked = await page.locator('a, button, [role=button], [role=switch]').evaluateAll((controls) => {
    const surfaces = controls.filter((element) => {
      const { backgroundColor, borderTopWidth } = getComputedStyle(element)
      const isPainted = backgroundColor !== 'rgba(0, 0, 0, 0)' || parseFloat(borderTopWidth) > 0
      return isPainted && element.checkVisibility()
    })
    for (const surface of surfaces) surface.setAttribute('data-surface', '')
    return surfaces.length
  })
  expect(marked).toBeGreaterThan(0)
  await page.emulateMedia({ forcedColors: 'active' })
  const withoutEdge = await page
    .locator('[data-surface]:not(.skip-link, .rdp-day_button, .zoom)')
    .evaluateAll((surfaces) =>
      surfaces
        .filter((surface) => {
          const { borderTopWidth, borderTopStyle, borderTopColor, backgroundColor } =
            getComputedStyle(surface)
          const isDrawn = parseFloat(borderTopWidth) >= 1 && borderTopStyle === 'solid'
          return !isDrawn || borderTopColor === backgroundColor
        })
        .map((surface) => surface.outerHTML.slice(0, 160)),
    )
  expect.soft(withoutEdge).toEqual([])
  await page.emulateMedia({ forcedColors: 'none' })
}
