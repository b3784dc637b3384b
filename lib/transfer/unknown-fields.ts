import type { SectionDefinition } from '@/lib/content/definition'
import type { Fields } from '@/lib/fields/field'
import { type Problem, problemsAt } from './problem'

/** Fields that the section does not have, by name: what is misspelt must not be lost in silence. */
export function unknownFields(
  section: SectionDefinition,
  value: Record<string, unknown>,
  item: string | undefined,
): Problem[] {
  const at = problemsAt(section, item)
  const beside = section.kind === 'list' ? ['id', ...Object.keys(section.carried ?? {})] : []
  const places = wrongPlaces(section.fields, value, '', beside)
  return places.map(({ place, message }) => at(place, message))
}

type Wrong = { place: string; message: string }

function wrongPlaces(fields: Fields, value: object, prefix: string, beside: string[]): Wrong[] {
  return Object.entries(value).flatMap(([name, inner]): Wrong[] => {
    const place = prefix + name
    if (Object.hasOwn(fields, place)) return wrongRows(fields, place, inner)
    if (prefix === '' && beside.includes(name)) return []
    if (!Object.keys(fields).some((path) => path.startsWith(`${place}.`)))
      return [{ place, message: 'campo desconhecido' }]
    if (typeof inner !== 'object' || inner === null || Array.isArray(inner))
      return [{ place, message: 'deve ser um objeto' }]
    return wrongPlaces(fields, inner, `${place}.`, [])
  })
}

function wrongRows(fields: Fields, place: string, value: unknown): Wrong[] {
  const { columns } = fields[place] ?? {}
  if (!columns || !Array.isArray(value)) return []
  return value.flatMap((row: unknown, number) => {
    if (typeof row !== 'object' || row === null || Array.isArray(row))
      return [{ place: `${place}.${number}`, message: 'deve ser um objeto' }]
    return wrongPlaces(columns, row, '', []).map((wrong) => ({
      ...wrong,
      place: `${place}.${number}.${wrong.place}`,
    }))
  })
}
