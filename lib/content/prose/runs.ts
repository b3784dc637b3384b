import { isWebAddress } from '@/lib/content/fields/zod-fields'
import { isPageName, type PageName } from './facts'

/** A piece of a line: words, words that lead to an address, or a page of this site. */
export type Run = { text: string; href?: string; page?: PageName }

/** Links are web addresses, e-mails and telephones with their area code; everything else is text. */
export function runsOf(line: string): Run[] {
  const runs: Run[] = []
  let end = 0
  for (const found of line.matchAll(linked)) {
    const link = linkOf(found[0])
    if (!link) continue
    if (found.index > end) runs.push({ text: line.slice(end, found.index) })
    runs.push(link)
    end = found.index + found[0].length
  }
  if (end < line.length) runs.push({ text: line.slice(end) })
  return runs
}

const web = String.raw`https?://[^\s<>"“”{}]*[^\s<>"“”{}.,;:!?)'’]`
const mail = String.raw`[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.\p{L}{2,}`
const phone = String.raw`(?<![\d+(])(?:\+55\s?)?(?:\(\d{2}\)|(?<=\+55\s?)\d{2})\s?9?\d{4}[-\s]\d{4}(?!\d)`
const linked = new RegExp(`${web}|${mail}|${phone}|\\{[a-z]+\\}`, 'giu')

function linkOf(found: string): Run | undefined {
  const name = found.slice(1, -1)
  if (found.startsWith('{')) return isPageName(name) ? { text: name, page: name } : undefined
  if (/^https?:/i.test(found)) return isWebAddress(found) ? { text: found, href: found } : undefined
  if (found.includes('@')) return { text: found, href: `mailto:${found}` }
  return { text: found, href: `tel:${found.replace(/[^\d+]/g, '')}` }
}
