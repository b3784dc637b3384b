import { createElement, Fragment, type ReactNode } from 'react'
import { parseProse, type Run } from '@/lib/content/prose/blocks'
import type { Facts } from '@/lib/content/prose/facts'
import { routes } from '@/lib/paths'

/** Renders plain text as paragraphs and lists; markup in it has no effect (PAGE-6). */
export function Prose({ text, facts }: { text: string; facts?: Facts }) {
  const blocks = parseProse(text, facts).map(({ kind, lines }) => {
    const content = lines.map((runs) => addKeys(runs.map(renderRun)))
    if (kind === 'list')
      return createElement('ul', null, ...content.map((line) => createElement('li', null, line)))
    return createElement(
      'p',
      null,
      ...content.flatMap((line, place) => (place > 0 ? [lineBreak, line] : [line])),
    )
  })
  return addKeys(blocks)
}

const lineBreak = <br />

/** Spreads the parts as arguments, which need no keys. */
function addKeys(parts: ReactNode[]) {
  return createElement(Fragment, null, ...parts)
}

const pages = { privacidade: routes.privacy, termos: routes.terms }

function renderRun({ text, href, page }: Run) {
  if (page) return <a href={pages[page]}>{text}</a>
  return href ? <a href={href}>{text}</a> : text
}
