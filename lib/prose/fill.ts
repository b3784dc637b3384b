import { braced, type Facts, isFactName, isPageName } from './facts'

/** A line with the hotel's facts in it; a sentence whose fact is missing is left out, and with the last one the line. */
export function fillLine(line: string, facts: Facts): string {
  return line
    .split(betweenSentences)
    .map((sentence) => fillSentence(sentence, facts))
    .filter((sentence) => visible.test(sentence))
    .join(' ')
}

// Not after an abbreviation.
const betweenSentences =
  /(?<=[.!?…][”"’')\]]*)(?<!(?<![\p{L}\p{N}])(?:[Aa]rts?|[Ii]nc|[Nn]|[Tt]el|[SsDd]r(?:as?|s)?|[Aa]v|R|[Ll]tda|[Pp](?:[áa]g)?)\.)\s+(?=[\p{Lu}\d“"‘'({])/u
/** Something to read, and not only spaces, of whatever kind. */
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u

function fillSentence(sentence: string, facts: Facts) {
  let complete = true
  const filled = sentence.replace(braced, (page, name: string) => {
    if (isPageName(name)) return page
    const fact = isFactName(name) ? withoutBraces(facts[name] ?? '').trim() : ''
    if (!visible.test(fact)) complete = false
    return fact
  })
  return complete ? strayBracesOut(filled) : ''
}

/** Braces around a page's name stay: they become a link. */
function strayBracesOut(text: string) {
  return text
    .split(/(\{[^{}\n]*\})/)
    .map((part) => (isPageName(part.slice(1, -1)) ? part : withoutBraces(part)))
    .join('')
    .trim()
}

/** On one line; the spaces at its ends stay, for they part it from what stands beside it. */
function withoutBraces(text: string) {
  return text.replace(/[{}]/g, '').replace(/\s+/g, ' ')
}
