/** What a drawing's markup says, in its order. Texts, comments and the XML declaration say nothing to a drawing. */
export type Token =
  | { kind: 'open'; name: string; attributes: Map<string, string>; isEmpty: boolean }
  | Text
  | Close
type Close = { kind: 'close'; name: string }
type Text = { kind: 'text'; text: string }

export class Refused extends Error {}

/** A small part of XML, strictly: what is not in it throws `Refused` with a sentence. */
export function* tokens(markup: string): Generator<Token> {
  let rest = markup.replace(/^\uFEFF?(?:<\?xml [^<>]{0,200}\?>)?\s*/, '')
  while (rest) {
    const comment = /^<!--(?:(?!--)[\s\S])*-->/.exec(rest)
    const text = /^[^<]+/.exec(rest)
    const tag =
      comment || text ? null : /^<(\/?)([A-Za-z][\w:.-]*)((?:[^<>"']|"[^"<]*"|'[^'<]*')*?)(\/?)>/.exec(rest)
    const found = comment ?? text ?? tag
    if (!found) throw new Refused(/^<!DOCTYPE|^<!\[|^<\?/i.test(rest) ? texts.declaration : texts.damaged)
    rest = rest.slice(found[0].length)
    if (text) yield { kind: 'text', text: decoded(text[0]) }
    if (tag) yield asTag(tag)
  }
}

export const texts = {
  declaration:
    'Este SVG traz declarações (DOCTYPE, CDATA ou instruções) que não são aceitas: exporte-o de novo como “SVG simples”.',
  damaged: 'Este SVG está danificado ou incompleto: exporte-o de novo.',
  entity: 'Este SVG usa entidades (&…;) que não são aceitas: exporte-o de novo como “SVG simples”.',
}

function asTag([, slash = '', name = '', inside = '', end = '']: RegExpExecArray): Token {
  if (slash) {
    if (inside.trim() || end) throw new Refused(texts.damaged)
    return { kind: 'close', name }
  }
  return { kind: 'open', name, attributes: attributesIn(inside), isEmpty: end === '/' }
}

function attributesIn(inside: string) {
  const attributes = new Map<string, string>()
  let rest = inside
  while (rest.trim()) {
    const [all, name = '', double, single] =
      /^\s+([A-Za-z_][\w:.-]*)\s*=\s*(?:"([^"]*)"|'([^']*)')/.exec(rest) ?? []
    if (!all || attributes.has(name)) throw new Refused(texts.damaged)
    attributes.set(name, decoded(double ?? single ?? ''))
    rest = rest.slice(all.length)
  }
  return attributes
}

const known: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function decoded(text: string) {
  return text.replace(/&(\w+;)?/g, (_, name: string | undefined) => {
    const letter = name && known[name.slice(0, -1)]
    if (!letter) throw new Refused(texts.entity)
    return letter
  })
}
