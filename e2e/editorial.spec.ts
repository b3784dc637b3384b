import { expect, test } from './fixtures.ts'
import { open } from './support/page.ts'

test('the contents link to every section of the terms, in lines of a readable length (PAGE-4)', async ({
  page,
}) => {
  await open(page, '/termos')
  const article = page.getByRole('article')
  const links = page.getByRole('navigation', { name: 'Nesta página' }).getByRole('link')
  const names = await links.allTextContents()
  expect(names.length).toBeGreaterThan(5)
  await expect(article.getByRole('heading', { level: 2 })).toHaveText(names)
  await links.last().click()
  await expect(article.getByRole('heading', { name: names.at(-1) })).toBeInViewport()
  await expect(article.locator('time')).toHaveAttribute('datetime', /^\d{4}-\d\d-\d\d$/)
  expect(Math.max(...(await article.locator('p').evaluateAll(widthsInZeros)))).toBeLessThanOrEqual(62)
})

/** Returns the widths of paragraphs in their own `ch` unit. */
function widthsInZeros(paragraphs: Element[]) {
  return paragraphs.map((paragraph) => {
    const ruler = document.createElement('span')
    ruler.style.cssText = 'position:absolute;width:100ch'
    paragraph.append(ruler)
    const zero = ruler.getBoundingClientRect().width / 100
    ruler.remove()
    return Math.floor(paragraph.getBoundingClientRect().width / zero)
  })
}
