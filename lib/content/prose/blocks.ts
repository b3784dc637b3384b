import { isWebAddress } from '@/lib/content/fields/zod-fields'
import { keepUnitsTogether } from '@/lib/format'
import { phoneHref } from '@/lib/phone-href'
import { braced, type Facts, isFactName, isPageName, type PageName } from './facts'

export type Block = { kind: 'paragraph' | 'list'; lines: Run[][] }

/** Converts plain text to blocks: empty lines separate paragraphs, and lines that begin with '- ' form a list. */
export function parseProse(text: string, facts: Facts = {}): Block[] {
  const blocks: Draft[] = []
  let current: Draft | undefined
  for (const line of text.split(/\r\n|[\r\n\u2028\u2029]/)) {
    const [bullet = ''] = /^\s*[-–•*]\s+/.exec(line) ?? []
    const kind = bullet ? 'list' : 'paragraph'
    if (!line.trim()) current = undefined
    else if (current?.kind !== kind) {
      current = { kind, lines: [] }
      blocks.push(current)
    }
    current?.lines.push(keepUnitsTogether(fillLine(line.slice(bullet.length), facts)))
  }
  return removeIncomplete(blocks).map(({ kind, lines }) => ({ kind, lines: lines.map(parseRuns) }))
}

type Draft = { kind: Block['kind']; lines: string[] }

/** Removes empty lines, and a line that introduces an empty list. */
function removeIncomplete(blocks: Draft[]) {
  return blocks.flatMap((block, index) => {
    const next = blocks[index + 1]
    const lines = block.lines.filter(Boolean)
    if (next?.kind === 'list' && !next.lines.some(Boolean) && lines.at(-1)?.endsWith(':')) lines.pop()
    return lines.length > 0 ? [{ ...block, lines }] : []
  })
}

/** Inserts the hotel's facts into a line and omits sentences whose fact is missing. */
function fillLine(line: string, facts: Facts): string {
  return line
    .split(betweenSentences)
    .map((sentence) => fillSentence(sentence, facts))
    .filter((sentence) => visible.test(sentence))
    .join(' ')
}

// Do not split after an abbreviation.
const betweenSentences =
  /(?<=[.!?…][”"’')\]]*)(?<!(?<![\p{L}\p{N}])(?:[Aa]rts?|[Ii]nc|[Nn]|[Tt]el|[SsDd]r(?:as?|s)?|[Aa]v|R|[Ll]tda|[Pp](?:[áa]g)?)\.)\s+(?=[\p{Lu}\d“"‘'({])/u
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u

function fillSentence(sentence: string, facts: Facts) {
  let complete = true
  const filled = sentence.replace(braced, (page, name: string) => {
    if (isPageName(name)) return page
    const fact = isFactName(name) ? withoutBraces(facts[name] ?? '').trim() : ''
    if (!visible.test(fact)) complete = false
    return fact
  })
  return complete ? removeStrayBraces(filled) : ''
}

/** Removes braces except around the name of a page, which becomes a link. */
function removeStrayBraces(text: string) {
  return text
    .split(/(\{[^{}\n]*\})/)
    .map((part) => (isPageName(part.slice(1, -1)) ? part : withoutBraces(part)))
    .join('')
    .trim()
}

/** Replaces line breaks with spaces; keeps one at each end as a separator. */
function withoutBraces(text: string) {
  return text.replace(/[{}]/g, '').replace(/\s+/g, ' ')
}

export type Run = { text: string; href?: string; page?: PageName }

/** Splits a line into text and links: web addresses, e-mails and telephone numbers. */
export function parseRuns(line: string): Run[] {
  const runs: Run[] = []
  let end = 0
  for (const found of line.matchAll(linked)) {
    const link = parseLink(found[0])
    if (!link) continue
    if (found.index > end) runs.push({ text: line.slice(end, found.index) })
    runs.push(link)
    end = found.index + found[0].length
  }
  if (end < line.length) runs.push({ text: line.slice(end) })
  return runs
}

// A link ends before punctuation, but includes a parenthesis that opens within it.
const inParentheses = String.raw`\([^\s<>"“”{}()]*\)`
const web = String.raw`(?<![\w@.-])(?:https?://|www\.)(?:[^\s<>"“”{}()]|${inParentheses})*(?:[^\s<>"“”{}().,;:!?'’]|${inParentheses})`
const mail = String.raw`[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.\p{L}{2,}`
const areaCode = String.raw`(?:\(0?\d{2}\)|(?<=\+55\s?)\d{2}|[1-9]{2}(?=[\s-](?!20)9?\d{4}-\d{4}|\s9\d{4}\s|9\d{8}))`
const phone = String.raw`(?<![\d+(])(?:(?:\+55\s?)?${areaCode}[\s-]?(?:9\s?)?\d{4}[-\s]?\d{4}|0[38]00[-\s]?\d{3}[-\s]?\d{4}|[34]00\d-\d{4})(?!\d)`
const linked = new RegExp(`${web}|${mail}|${phone}|\\{[a-z]+\\}`, 'giu')

function parseLink(found: string): Run | undefined {
  const name = found.slice(1, -1)
  if (found.startsWith('{')) return isPageName(name) ? { text: name, page: name } : undefined
  if (/^(?:https?:|www\.)/i.test(found)) {
    const href = /^w/i.test(found) ? `https://${found}` : found
    return isWebAddress(href) ? { text: found, href } : undefined
  }
  if (found.includes('@')) return { text: found, href: `mailto:${found}` }
  return { text: found, href: phoneHref(found) }
}
