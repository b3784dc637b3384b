import type { SectionDefinition } from '@/lib/content/definition'
import { maxId } from '@/lib/content/fields/limited'
import { isObject } from '@/lib/is-object'
import { type Registry, sections } from '@/lib/site/registry'
import { itemNames, type Problem, printable, problemsAt } from './problem'
import { type FieldTree, treeOf } from './tree'

export const formatVersion = 1

/** The `content.json` of an archive: the field values of each section, with `media:` and a name for pictures and videos. */
export type ContentDocument = {
  format: typeof formatVersion
  content: { [Name in keyof Registry]?: unknown } & Record<string, unknown>
}

/** In characters of JSON; `planImport` measures a list as the database does. */
const maxDocument = 16_000_000
export const maxItem = 64_000
export const tooLarge = 'ficou grande demais: encurte textos ou listas'

type Read = { document?: ContentDocument; problems: Problem[] }

/** Parses a document and checks its structure; `planImport` checks the values of fields. */
export function readDocument(text: string): Read {
  if (text.length > maxDocument) return refuseDocument('O documento tem mais de 16 MB.')
  let parsed: unknown
  try {
    parsed = JSON.parse(text.replace(/^\uFEFF/, ''), storable)
  } catch (error) {
    // This also rejects text that is nested too deeply.
    return refuseDocument(error instanceof Unstorable ? error.message : 'O arquivo não é um documento JSON.')
  }
  if (!isObject(parsed)) return refuseDocument('O documento deve ser um objeto com "format" e "content".')
  const strange = Object.keys(parsed).filter((key) => !['$schema', 'format', 'content'].includes(key))
  const problems: Problem[] = strange.map((key) => ({ field: key, message: 'campo desconhecido' }))
  const { format, content } = parsed
  if (format !== formatVersion) problems.push({ field: 'format', message: `deve ser ${formatVersion}` })
  if (!isObject(content))
    return { problems: [...problems, { field: 'content', message: 'deve ser um objeto com as seções' }] }
  const document = { format: formatVersion, content } as const
  return { document, problems: [...problems, ...contentProblems(content)] }
}

function contentProblems(content: Record<string, unknown>): Problem[] {
  const unknown: Problem[] = Object.keys(content)
    .filter((name) => !sections.some((section) => section.name === name))
    .map((name) => ({ section: name, message: 'seção desconhecida' }))
  const given = sections.filter(({ name }) => content[name] !== undefined)
  return [...unknown, ...given.flatMap((section) => sectionProblems(section, content[section.name]))]
}

function sectionProblems(section: SectionDefinition, value: unknown): Problem[] {
  if (section.table) return objectProblems(section, value, undefined)
  const wrong = (message: string) => [problemsAt(section, undefined)('', message)]
  if (!Array.isArray(value)) return wrong('deve ser uma lista')
  if (section.lone && value.length > 1) return wrong('deve ter um item só')
  const names = itemNames(section, value)
  return value.flatMap((item, place) => {
    const name = names[place]
    const wrongId = isObject(item) && idProblem(section, item.id)
    const problems = objectProblems(section, item, name)
    return wrongId ? [problemsAt(section, name)('id', wrongId), ...problems] : problems
  })
}

function idProblem({ name, lone }: SectionDefinition, id: unknown): string | undefined {
  if (typeof id !== 'string' || id.trim() !== id || id.length === 0 || id.length > maxId)
    return `deve ser um texto de 1 a ${maxId} caracteres`
  return lone && id !== name ? `deve ser "${name}"` : undefined
}

/** Reports unknown fields by name, so that no misspelt value is lost. */
function objectProblems(section: SectionDefinition, value: unknown, item: string | undefined): Problem[] {
  const at = problemsAt(section, item)
  if (!isObject(value)) return [at('', 'deve ser um objeto com os campos')]
  const beside = section.table ? [] : ['id', ...Object.keys(section.carried ?? {})]
  const inFields = Object.entries(value).filter(([name]) => !beside.includes(name))
  const isLarge = JSON.stringify(value).length > maxItem
  return [
    ...(isLarge ? [at('', tooLarge)] : []),
    ...wrongPlaces(treeOf(section.fields), Object.fromEntries(inFields), '', at),
  ]
}

function wrongPlaces(
  tree: FieldTree,
  value: unknown,
  prefix: string,
  at: ReturnType<typeof problemsAt>,
): Problem[] {
  if (!isObject(value)) return [at(prefix.slice(0, -1), 'deve ser um objeto')]
  return Object.entries(value).flatMap(([name, inner]) => {
    const place = prefix + name
    const field = tree.get(name)
    if (!field) return [at(place, 'campo desconhecido')]
    if (field instanceof Map) return wrongPlaces(field, inner, `${place}.`, at)
    if (!field.columns || !Array.isArray(inner)) return []
    const row = treeOf(field.columns)
    return inner.flatMap((entry, number) => wrongPlaces(row, entry, `${place}.${number}.`, at))
  })
}

class Unstorable extends Error {}

/** Throws an Unstorable for a value that the database would refuse. */
function storable(_key: string, value: unknown) {
  if (typeof value === 'string' && (!value.isWellFormed() || value.includes('\0')))
    throw new Unstorable(`Há um caractere que não pode ser guardado em "${printable(value)}".`)
  if (typeof value === 'number' && !Number.isFinite(value))
    throw new Unstorable('Há um número grande demais.')
  return value
}

function refuseDocument(message: string): Read {
  return { problems: [{ message }] }
}
