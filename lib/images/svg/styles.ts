import { Refused } from './tokens.ts'
import { presentation, reference } from './values.ts'

/** What classes say of colours and lines, as drawing programs write it: `.cls-1{fill:red}`. */
export type Classes = Map<string, [string, string][]>

const wrongStyle = 'Este SVG tem estilos que não são aceitos: exporte-o com “atributos de apresentação”.'

export function addClasses(sheet: string, classes: Classes): void {
  if (sheet.length > longestSheet) throw new Refused(wrongStyle)
  const rules = sheet.replace(/\/\*[\s\S]*?\*\//g, '').split('}')
  if (rules.pop()?.trim()) throw new Refused(wrongStyle)
  for (const rule of rules) {
    const [selectors = '', body = '', ...more] = rule.split('{')
    if (more.length > 0) throw new Refused(wrongStyle)
    for (const selector of selectors.split(',')) {
      const [, name] = /^\s*\.([\w-]{1,60})\s*$/.exec(selector) ?? []
      if (!name) throw new Refused(wrongStyle)
      classes.set(name, [...(classes.get(name) ?? []), ...declarations(body)])
    }
  }
}

const longestSheet = 20_000

/** Those of a `style` that a drawing needs; one that would fetch or run something is refused. */
export function declarations(text: string): [string, string][] {
  return text.split(';').flatMap((declaration): [string, string][] => {
    const [name = '', ...values] = declaration.split(':')
    const value = values.join(':').trim()
    if (isUnsafe(value)) throw new Refused(wrongStyle)
    return presentation[name.trim()] ? [[name.trim(), value]] : []
  })
}

/** Escapes could hide what comes next, whatever the attribute. */
export function isUnsafe(value: string): boolean {
  if (reference.test(value)) return false
  return /url\s*\(|@import|expression\s*\(|javascript:|data:|\\|[<>{}]/i.test(value)
}
