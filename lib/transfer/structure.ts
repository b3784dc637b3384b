import type { SectionDefinition } from '@/lib/content/definition'
import { maxId } from '@/lib/content/fields/limited'
import { type lists, type Registry, sections } from '@/lib/site/registry'
import { itemName, type Problem, printable, problemsAt } from './problem'
import { type FieldTree, isObject, treeOf } from './tree'

export const formatVersion = 1

/** What is exported and imported; of every section what its fields say, pictures and films as `media:` names. */
export type ContentDocument = {
  format: typeof formatVersion
  content: { [Name in keyof Registry]?: unknown } & Record<string, unknown>
}

/** In characters of JSON. */
export const maxDocument = 16_000_000
const maxList = 2_000_000
export const maxItem = 64_000
const maxDepth = 12
const maxEntries = 200_000

type Read = { document?: ContentDocument; problems: Problem[] }

/** The document of a file, as far as it is one, and what is wrong with its form; its fields are not looked at yet. */
export function readDocument(text: string): Read {
  if (text.length > maxDocument) return refused('O documento tem mais de 16 MB.')
  const parsed = parseJson(text)
  if (parsed === undefined) return refused('O arquivo não é um documento JSON.')
  const wrong = wrongTree(parsed)
  if (wrong) return refused(wrong)
  if (!isObject(parsed)) return refused('O documento deve ser um objeto com "format" e "content".')
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
  const known: Problem[] = Object.keys(content)
    .filter((name) => !sections.some((section) => section.name === name))
    .map((name) => ({ section: name, message: 'seção desconhecida' }))
  return [...known, ...sections.flatMap((section) => sectionProblems(section, content[section.name]))]
}

function sectionProblems(section: (typeof sections)[number], value: unknown): Problem[] {
  const at = problemsAt(section, undefined)
  if (value === undefined) return []
  if (section.kind === 'single') {
    if (!isObject(value)) return [at('', 'deve ser um objeto com os campos da seção')]
    return [...sizeProblems(section, value, undefined), ...unknownFields(section, value, undefined)]
  }
  if (!Array.isArray(value)) return [at('', 'deve ser uma lista')]
  if (JSON.stringify(value).length > maxList) return [at('', 'a lista tem mais de 2 MB')]
  if (section.lone && value.length > 1) return [at('', 'deve ter um item só')]
  return value.flatMap((item, place) => itemProblems(section, item, place))
}

function itemProblems(list: (typeof lists)[number], item: unknown, place: number): Problem[] {
  const name = itemName(item, place)
  const at = problemsAt(list, name)
  if (!isObject(item)) return [at('', 'deve ser um objeto com os campos do item')]
  const { id } = item
  const isId = typeof id === 'string' && id.trim() === id && id.length > 0 && id.length <= maxId
  const wrongId = !isId
    ? `deve ser um texto de 1 a ${maxId} caracteres`
    : list.lone && id !== list.name
      ? `deve ser "${list.name}"`
      : undefined
  return [
    ...(wrongId ? [at('id', wrongId)] : []),
    ...sizeProblems(list, item, name),
    ...unknownFields(list, item, name),
  ]
}

function sizeProblems(section: (typeof sections)[number], value: unknown, item: string | undefined) {
  const isLarge = JSON.stringify(value).length > maxItem
  return isLarge ? [problemsAt(section, item)('', 'ficou grande demais: encurte textos ou listas')] : []
}

/** What no document of ours holds, wherever it stands: found without recursion, however deep it is. */
function wrongTree(root: unknown): string | undefined {
  const pending: { value: unknown; depth: number }[] = [{ value: root, depth: 0 }]
  for (let seen = 0; pending.length > 0; seen++) {
    const { value, depth } = pending.pop() ?? { value: null, depth: 0 }
    if (seen > maxEntries) return 'O documento tem valores demais.'
    if (typeof value === 'string' && !isStorable(value))
      return `Há um caractere que não pode ser guardado em "${printable(value)}".`
    if (typeof value === 'number' && !Number.isFinite(value)) return 'Há um número grande demais.'
    if (typeof value !== 'object' || value === null) continue
    if (depth >= maxDepth) return 'O documento tem níveis demais.'
    for (const [key, inner] of Object.entries(value)) {
      if (!isStorable(key) || ['__proto__', 'constructor', 'prototype'].includes(key))
        return `O nome "${printable(key)}" não pode ser usado.`
      pending.push({ value: inner, depth: depth + 1 })
    }
  }
  return undefined
}

function isStorable(text: string) {
  return text.isWellFormed() && !text.includes('\0')
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return undefined
  }
}

function refused(message: string): Read {
  return { problems: [{ message }] }
}

/** Fields that the section does not have are refused by name, so that nothing misspelt is lost. */
function unknownFields(
  section: SectionDefinition,
  value: Record<string, unknown>,
  item: string | undefined,
): Problem[] {
  const at = problemsAt(section, item)
  const beside = section.kind === 'list' ? ['id', ...Object.keys(section.carried ?? {})] : []
  const inFields = Object.entries(value).filter(([name]) => !beside.includes(name))
  return wrongPlaces(treeOf(section.fields), Object.fromEntries(inFields), '', at)
}

type At = ReturnType<typeof problemsAt>

function wrongPlaces(tree: FieldTree, value: unknown, prefix: string, at: At): Problem[] {
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
