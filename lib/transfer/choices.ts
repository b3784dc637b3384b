import type { SectionDefinition } from '@/lib/content/definition'
import { type Field, valuesAt } from '@/lib/content/fields/field'
import { slugify } from '@/lib/slugify'
import { printable } from './problem'

/** Maximum choices to list; an editor knows all of them from the schema. */
const maxValues = 12

type Choice = { value: string; label: string }

/** Finds choice values that the form does not offer, unless they are stored already; returns paths and messages. */
export function findWrongChoices(section: SectionDefinition, values: unknown, stored: unknown) {
  return Object.entries(section.fields).flatMap(([path, field]): [place: string, message: string][] =>
    field.columns
      ? Object.entries(field.columns).flatMap(([name, column]) => wrongAt(`${path}.${name}`, column.options))
      : wrongAt(path, choicesOf(section, path, field)),
  )

  function wrongAt(path: string, options: Choice[] | undefined): [string, string][] {
    if (!options) return []
    const kept = valuesAt(stored, path).map(({ value }) => value)
    const isKnown = (typed: string) => typed === '' || options.some(({ value }) => value === typed)
    return valuesAt(values, path).flatMap(({ place, value }) =>
      typeof value !== 'string' || kept.includes(value) || isKnown(value.trim())
        ? []
        : [[place, suggestChoices(value.trim(), options)]],
    )
  }
}

/** Returns a field's choices. The kinds of a list are limited to those that its page accepts. */
export function choicesOf(
  section: SectionDefinition,
  path: string,
  { options }: Field,
): Choice[] | undefined {
  const kinds = path === 'kind' ? section.kinds : undefined
  return kinds ? Object.entries(kinds).map(([value, { name }]) => ({ value, label: name })) : options
}

function suggestChoices(typed: string, options: Choice[]): string {
  const meant = options.find(({ value, label }) =>
    [value, label].some((one) => slugify(one) === slugify(typed)),
  )
  if (meant)
    return /^[A-Z]{2}$/.test(meant.value) ? `use a sigla, ${meant.value}` : `escreva “${meant.value}”`
  const shown = options.slice(0, maxValues).map(({ value }) => value)
  const rest = options.length - shown.length
  const more = rest > 0 ? ` e mais ${rest}, que “npm run content -- schema” diz` : ''
  return `não há “${printable(typed)}”; use ${shown.join(', ')}${more}`
}
