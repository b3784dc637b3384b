import { expect, test, withMotion } from './fixtures.ts'
import { untilPacked } from './support/packed-files.ts'
import { islandsIn } from './support/page-islands.ts'
import { transferOf } from './support/page-transfer.ts'
import { publicPages } from './support/pages.ts'
import { type Budget, filmBudget, phoneBudgets } from './support/phone-budgets.ts'

test.use(withMotion)

test.describe('what comes to a phone that opens a page and does nothing', { tag: '@desktop' }, () => {
  test('has a budget for every page', () => {
    expect(Object.keys(phoneBudgets)).toEqual(publicPages)
  })

  for (const [path, budget] of Object.entries(phoneBudgets)) {
    test(path, async ({ browser, request, baseURL }) => {
      const url = new URL(path, baseURL)
      await untilPacked(url)
      const { bytes, requests, pictures, afterFilm } = await transferOf(browser, url)
      const islands = islandsIn(await (await request.get(path)).text())
      const { film, ...others } = bytes
      const seen: Budget = { ...others, requests, photos: pictures, islands: islands.length }
      expect(over(seen, budget), `islands: ${islands.join(' ')}`).toEqual({})
      expect([bytes.html, bytes.js, requests, islands.length].filter((value) => value < 2)).toEqual([])
      expect(film).toBeLessThanOrEqual(filmBudget)
      expect(film > 0, 'the home page alone begins with a film').toBe(path === '/')
      expect(afterFilm, 'the film waits until the page is there').not.toContain('load')
    })
  }
})

/** What is more than it may be, as [seen, budget]. */
function over(seen: Budget, budget: Budget) {
  const all = Object.entries(budget).map(([name, limit]) => [name, [Reflect.get(seen, name), limit]] as const)
  return Object.fromEntries(all.filter(([, [value, limit]]) => value > limit))
}
