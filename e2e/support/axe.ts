import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from 'playwright/test'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Expects no violations of WCAG 2.2 AA or axe's best practices on the current page. */
export async function expectAccessible(page: Page) {
  // Next updates the title a moment after the content of a new page.
  await expect(page).toHaveTitle(/./)
  // Checks messages only after they have faded in.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[data-sonner-toast]')].every(
      (toast) => toast.getAnimations({ subtree: true }).length === 0,
    ),
  )
  const { violations, passes } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(tags)
    // Runs in the page itself; the default copies every passed node to a second page.
    .setLegacyMode()
    .analyze()
  expect(passes.length, 'axe found something to check').toBeGreaterThan(10)
  expect(
    violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary}`),
    ),
  ).toEqual([])
}
