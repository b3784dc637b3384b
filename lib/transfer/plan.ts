import type { EditedSection, SectionDefinition } from '@/lib/content/definition'
import { type Fields, formSchemas } from '@/lib/content/fields/field'
import { sameJson } from '@/lib/content/fingerprint'
import { findItem, mergeFields, type StoredItem, storedItems, tooManyItemsMessage } from '@/lib/content/list'
import { pickChanged } from '@/lib/content/pending-words'
import { isTooLarge } from '@/lib/content/stored-size'
import { namingSection } from '@/lib/hotel/naming/fields'
import { withCodes } from '@/lib/hotel/naming/words'
import { isObject } from '@/lib/is-object'
import { registry, sections } from '@/lib/panel/registry'
import { z } from '@/lib/zod'
import { addressesIn, changeAddresses } from './addresses'
import { findWrongChoices } from './choices'
import { itemNames, kindOf, type Problem, problemsAt } from './problem'
import type { ResolveMedia } from './resolve'
import { documentItem, itemsOf, overlayValues, type StoredContent, shownItems } from './stored'
import { type ContentDocument, maxItem, tooLarge } from './structure'

/** A section that changes: `data` for the database (for a row, the changed columns), and its items before and after. */
export type PlannedSection = { name: string; data: unknown; before: StoredItem[]; after: StoredItem[] }

/** `bucket` is the hotel's own; files in others are rejected (IMG-7). */
type Known = { stored: StoredContent; resolve: ResolveMedia; now: string; bucket: string }

/** Returns the sections that an import changes, and every problem of the document's values. Pure. */
export function planImport({ content }: ContentDocument, known: Known) {
  const problems: Problem[] = []
  const planned = sections.flatMap((section): PlannedSection[] => {
    const given = content[section.name]
    if (given === undefined) return []
    if (section.name === 'rooms' || section.name === 'packages')
      problems.push(...unknownKinds(section.name, content, known))
    return planSection(section, given, known, problems)
  })
  return { problems, planned }
}

function planSection(
  list: EditedSection,
  given: unknown,
  known: Known,
  problems: Problem[],
): PlannedSection[] {
  const { name } = list
  const stored = shownItems(known.stored, list)
  // readDocument has reported values that are not items.
  const items = list.table
    ? [newInRow(list, given, known.stored)]
    : storedItems(given).map((item) => ({
        ...item,
        id: list.namedByFile ? fileName(item.id, known, list, problems) : item.id,
      }))
  const before = stored.map((item) => documentItem(list, item))
  const names = itemNames(list, items)
  const planned = items.map((item, place) => {
    const was = findItem(stored, item.id)
    const next = planItem(list, item, names[place] ?? '', was, known, problems)
    return { given: { ...was, ...item }, next }
  })
  const next = planned.flatMap((item) => item.next)
  // Include items with other problems, to report everything at once.
  const final = planned.map((item) => item.next[0] ?? item.given)
  problems.push(...repeatedItems(list, final))
  if (list.most && items.length > list.most)
    problems.push({ section: list.label, message: tooManyItemsMessage(list.most) })
  // Keep descriptions of pictures that the document does not name.
  const named = new Set(next.map(({ id }) => id))
  const kept = list.namedByFile ? stored.filter(({ id }) => !named.has(id)) : []
  const data = list.namedByFile ? inStoredOrder(stored, [...kept, ...next]) : next
  if (!list.table && isTooLarge(data, stored))
    problems.push({
      section: list.label,
      message: 'a lista não cabe no site (2 MB): exclua itens ou encurte textos',
    })
  const after = data.map((item) => documentItem(list, item))
  if (sameJson(before, after)) return []
  return [{ name, data: list.table ? pickChanged(before[0] ?? {}, after[0] ?? {}) : data, before, after }]
}

/** Returns the document's values that differ from the row. A default shown for a missing value is no change (XFER-6). */
function newInRow(section: EditedSection, given: unknown, stored: StoredContent): StoredItem {
  const { name } = section
  const current = documentItem(section, itemsOf(stored, name)[0] ?? { id: name })
  return { ...pickChanged(current, isObject(given) ? given : {}), id: name }
}

function planItem(
  list: EditedSection,
  given: StoredItem,
  name: string,
  stored: StoredItem | undefined,
  { resolve, now, bucket }: Known,
  problems: Problem[],
): StoredItem[] {
  const { panel, fields, carried = {} } = list
  const before = problems.length
  const tell = problemReporter(list, name, problems)
  const { id } = given
  const current = stored && documentItem(list, stored)
  const values = overlayValues(
    list,
    current ?? { ...panel.read(), ...valuesOfUnnamedFields(fields), id },
    resolveAddresses(fields, given, stored, resolve, tell),
  )
  // An unchanged item stays even if its form would now reject it.
  if (stored && sameJson(values, current)) return [stored]
  for (const [place, message] of findWrongChoices(list, values, stored)) tell(place, message)
  const form = list.table ? z.object(formSchemas(changedFields(fields, current, values))) : panel.form
  const checked = form.safeParse(values, { error: typeError })
  if (checked.success) {
    const wrong = panel.fieldErrors(checked.data, stored && panel.read(stored), bucket)
    for (const [place, message] of Object.entries(wrong)) tell(place, message)
  } else for (const { path, message } of checked.error.issues) tell(path.join('.'), message)
  const beside: Record<string, unknown> = {}
  for (const [field, schema] of Object.entries(carried)) {
    const { success, data, error } = schema.safeParse(values[field] ?? [], { error: typeError })
    if (success) beside[field] = data
    else for (const { message } of error.issues) tell(field, message)
  }
  if (problems.length > before || !checked.success) return []
  const filled = Object.fromEntries(
    Object.entries(beside).filter(([field, value]) => stored?.[field] || withoutNothing(value)),
  )
  const next = { ...panel.store(checked.data, stored, now), ...filled }
  const item = list.beforeStore({ ...mergeFields(stored ?? {}, next), id }, stored)
  if (JSON.stringify(item).length > maxItem) tell('', tooLarge)
  return [item]
}

/** Returns the changed fields of a row; only these are checked (XFER-6). */
function changedFields(fields: Fields, current: StoredItem | undefined, values: Record<string, unknown>) {
  return Object.fromEntries(
    Object.entries(fields).filter(([name]) => !sameJson(values[name], current?.[name])),
  )
}

function valuesOfUnnamedFields(fields: SectionDefinition['fields']) {
  const own = Object.entries(fields).filter(([, field]) => field.unnamed !== undefined)
  return Object.fromEntries(own.map(([path, field]) => [path, field.unnamed]))
}

type Tell = (place: string, message: string) => void

/** Adds one problem per field, because further ones follow from the first. */
function problemReporter(section: SectionDefinition, item: string | undefined, problems: Problem[]): Tell {
  const at = problemsAt(section, item)
  const reported = new Set<string>()
  return (place, message) => {
    if (!reported.has(place)) problems.push(at(place, message))
    reported.add(place)
  }
}

/** Copies values with addresses in place of references; reports and removes a reference without a file. */
function resolveAddresses(
  fields: Fields,
  given: unknown,
  stored: unknown,
  resolve: ResolveMedia,
  tell: Tell,
) {
  const known = addressesIn(fields, stored)
  const values = changeAddresses(fields, given, (text, place, kind) => {
    const answer = resolve(text, known, kind)
    if (answer === null) return text
    if ('address' in answer) return answer.address
    tell(place, answer.error)
    return null
  })
  return isObject(values) ? values : {}
}

function withoutNothing(value: unknown) {
  return !Array.isArray(value) || value.length > 0
}

function fileName(id: string, { resolve, stored }: Known, list: SectionDefinition, problems: Problem[]) {
  const known = itemsOf(stored, list.name).map((item) => item.id)
  const answer = resolve(id, known, 'image')
  if (answer && 'error' in answer) problems.push(problemsAt(list, id)('id', answer.error))
  return answer && 'address' in answer ? (answer.address.split('/').at(-1) ?? id) : id
}

function inStoredOrder(stored: StoredItem[], items: StoredItem[]) {
  const places = new Map(stored.map(({ id }, place) => [id, place]))
  const placeOf = ({ id }: StoredItem) => places.get(id) ?? places.size
  return items.toSorted((a, b) => placeOf(a) - placeOf(b))
}

/** Reports items of a kind or category unknown to both document and hotel; the site would omit such rooms. */
function unknownKinds(
  list: 'rooms' | 'packages',
  content: ContentDocument['content'],
  { stored }: Known,
): Problem[] {
  const [then] = itemsOf(stored, 'naming')
  const [given] = storedItems(content.naming)
  const { kinds, package_categories } = namingSection.schema.parse({ id: 'naming', ...then, ...given })
  const known = withCodes(list === 'rooms' ? kinds : package_categories)
  const message = `não há ${list === 'rooms' ? 'este tipo' : 'esta categoria'} em Nomes e menu`
  const items = storedItems(content[list])
  const names = itemNames(registry[list], items)
  return items.flatMap(({ id, category }, place) => {
    const isKnown = !category || known.some(({ code }) => code === category)
    if (isKnown || findItem(itemsOf(stored, list), id)?.category === category) return []
    return [problemsAt(registry[list], names[place] ?? '')('category', message)]
  })
}

/** Reports duplicates of unique values at the later item. */
function repeatedItems(list: SectionDefinition, items: StoredItem[]): Problem[] {
  const message = list.namedByFile
    ? 'é a mesma foto de outro item; descreva-a uma vez só'
    : 'já existe um item com este id'
  const onceInAPage = { field: 'kind', message: 'a página mostra este bloco uma vez só; deixe apenas um' }
  const names = itemNames(list, items)
  return [{ field: 'id', message }, onceInAPage, ...(list.unique ? [list.unique] : [])].flatMap((rule) => {
    const seen = new Set<unknown>()
    return items.flatMap((item, place) => {
      const value = item[rule.field] || undefined
      if (rule === onceInAPage && !kindOf(list, value)?.once) return []
      const counted = rule === onceInAPage ? `${value} ${item.page}` : value
      const isRepeated = value !== undefined && seen.has(counted)
      seen.add(counted)
      return isRepeated ? [problemsAt(list, names[place] ?? '')(rule.field, rule.message)] : []
    })
  })
}

const { localeError } = z.locales.pt()

const wanted: Record<string, string> = {
  string: 'um texto entre aspas',
  number: 'um número sem aspas',
  boolean: 'true ou false, sem aspas',
  array: 'uma lista entre colchetes',
  object: 'um objeto entre chaves',
}

/** Returns what to write instead of a value of the wrong type; other errors have messages in the fields. */
const typeError: z.core.$ZodErrorMap = (issue) => {
  const asked = issue.code === 'invalid_type' ? wanted[issue.expected] : undefined
  return asked ? `escreva ${asked}, e não ${quoteValue(issue.input)}` : localeError(issue)
}

function quoteValue(value: unknown): string {
  if (value === undefined || value === null) return 'null'
  if (Array.isArray(value)) return 'uma lista'
  const names: Record<string, string> = { string: 'um texto', number: 'um número', boolean: 'true ou false' }
  return names[typeof value] ?? 'um objeto'
}
