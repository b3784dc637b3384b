import type { Page } from 'playwright/test'
import { formatDateRange, formatMoney } from '../../lib/format.ts'
import { vocabularyProblems } from '../../scripts/lib/test-vocabulary.ts'
import { expect } from '../fixtures.ts'

type Thing = Record<string, unknown>

/** What search engines are told is what the open page says, in the words of schema.org. */
export async function expectTrueData(page: Page): Promise<void> {
  const things = await structuredData(page)
  const said = plain(
    await page.evaluate(() => {
      // What is folded is one tap away.
      for (const folded of document.querySelectorAll('details')) folded.open = true
      // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is not said
      return document.body.innerText
    }),
  )
  const links = await page
    .locator('a[href], link[rel=canonical]')
    .evaluateAll((all) =>
      all.map((one) => (one instanceof HTMLAnchorElement || one instanceof HTMLLinkElement ? one.href : '')),
    )
  for (const thing of things) {
    expect(vocabularyProblems(thing)).toEqual([])
    for (const { name, value, place } of valuesOf(thing)) {
      if (name === 'image' || name === 'logo') {
        const answer = await page.request.get(value)
        expect(answer.headers()['content-type'], place).toMatch(/^image\//)
      } else if (/^https?:/.test(value)) expect(links, place).toContain(value)
      else expect(said, place).toContain(plain(written(name, value)))
    }
    for (const [from, to] of periods) {
      const [start, end] = [thing[from], thing[to]].map((day) => (day ? String(day) : null))
      const range = formatDateRange(start ?? null, end ?? null)
      if (range) expect(said).toContain(plain(range))
    }
  }
}

const periods = [
  ['validFrom', 'validThrough'],
  ['availabilityStarts', 'availabilityEnds'],
] as const

/** Without what is no statement: names of the vocabulary, places in a list, and that something is so. */
function valuesOf(thing: Thing, path = ''): { name: string; value: string; place: string }[] {
  return Object.entries(thing).flatMap(([name, value]) => {
    if (name.startsWith('@') || name === 'position' || value === true) return []
    if (periods.flat().some((key) => key === name)) return []
    // They complete an address that the page states.
    if (name === 'postalCode' || name === 'addressCountry') return []
    return [value].flat().flatMap((one) => {
      const place = `${path}${name}`
      if (typeof one === 'object' && one !== null) return valuesOf({ ...one }, `${place}.`)
      return { name, value: String(one), place: `${place}: ${one}` }
    })
  })
}

/** As the site writes it. */
function written(name: string, value: string) {
  if (name === 'price') return formatMoney(Number(value))
  if (name === 'priceCurrency') return 'R$'
  return value
}

/** Styles may write it in capitals. */
function plain(text: string) {
  return text.replace(/\s+/g, ' ').toLowerCase()
}

/** The JSON-LD of the open page. */
export async function structuredData(page: Page): Promise<Thing[]> {
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents()
  return blocks.map((json) => JSON.parse(json))
}
