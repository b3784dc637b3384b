import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from 'playwright/test'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Zero violations of WCAG 2.2 AA and of axe's good practice on the page as it is now. */
export async function expectAccessible(page: Page) {
  // Next writes the title of a page that is walked to a moment after its content.
  await expect(page).toHaveTitle(/./)
  // What a message says is read when it has faded in.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[data-sonner-toast]')].every(
      (toast) => toast.getAnimations({ subtree: true }).length === 0,
    ),
  )
  const { violations, passes } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(tags)
    // In the page itself. The other way carries every node that passed into a second page, to be judged there.
    .setLegacyMode()
    .analyze()
  expect(passes.length, 'axe found something to check').toBeGreaterThan(10)
  expect(
    violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary}`),
    ),
  ).toEqual([])
}
