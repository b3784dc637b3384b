import { numbered } from './numbered'

/** A blank line begins a new one. */
export function Paragraphs({ text }: { text: string }) {
  return numbered(paragraphsIn(text)).map(({ words, number }) => <p key={number}>{words}</p>)
}

function paragraphsIn(text: string) {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .map((words) => ({ words }))
}
