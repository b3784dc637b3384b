import 'server-only'
import type { Admin } from '@/lib/access/guard'
import type { ConflictingField, Failure } from '@/lib/access/result'
import { namesOf } from '@/lib/access/staff-names'
import { valueAt } from '@/lib/content/fields/field'
import { toShownValue } from '@/lib/content/fields/value-words'
import { personName } from '@/lib/person-name'
import { clockTime } from '@/lib/times'
import { upperFirst } from '@/lib/words'
import type { SectionDefinition } from './definition'
import { sameJson } from './fingerprint'
import { toStoredValue } from './merge-values'
import { type Change, readRecentChanges } from './versions'

/** By field path: the value when the form was opened, the stored value and the submitted value. */
export type FieldConflict = {
  changed: string[]
  conflicting: string[]
  before?: unknown
  theirs: unknown
  mine: unknown
}

/** Thrown inside a change if the stored item differs from the one that the form showed. `current` is null if it was deleted. */
export class ConflictError extends Error {
  readonly current: unknown
  readonly fieldConflict: FieldConflict | undefined

  constructor(current: unknown, fieldConflict?: FieldConflict) {
    super('changed meanwhile')
    this.current = current
    this.fieldConflict = fieldConflict
  }
}

type Pick = (data: unknown) => unknown

/** Builds the answer of SAVE-4. `pick` selects the item in a version, to find who last changed it and when. */
export async function describeConflict(
  admin: Admin,
  section: SectionDefinition,
  { current, fieldConflict }: ConflictError,
  pick: Pick,
): Promise<Failure> {
  const { at, by, groups, nameOf } = await findChanges(admin, section, pick, fieldConflict?.changed ?? [])
  const verb = current === null ? 'excluiu' : 'mudou'
  const who =
    groups.length > 0
      ? groups.map(({ name, labels }) => `${upperFirst(name)} mudou: ${labels.join(', ')}.`)
      : [`${upperFirst(by)} ${verb} este item.`]
  const what = current === null ? 'excluído' : 'alterado'
  const conflicting = fieldConflict ? compareValues(section, fieldConflict, nameOf) : []
  return {
    ok: false,
    error: `Este item foi ${what} por outra pessoa às ${at}.`,
    conflict: { at, current, who, conflicting },
  }
}

/** Returns sentences that name whose changes the save kept, or '' if the history cannot be read. */
export async function describeKeptChanges(
  admin: Admin,
  section: SectionDefinition,
  pick: Pick,
  changed: string[],
): Promise<string> {
  if (changed.length === 0) return ''
  const { groups } = await findChanges(admin, section, pick, changed).catch(() => ({ groups: [] }))
  const sentences = groups.map(({ name, labels }) => {
    const whose = name === you ? 'As suas mudanças de outra aba' : `As mudanças de ${name}`
    return ` ${whose} em ${inWords.format(labels)} foram mantidas.`
  })
  return sentences.join('')
}

async function findChanges(admin: Admin, section: SectionDefinition, pick: Pick, paths: string[]) {
  const [{ at, by, authors }, names] = await Promise.all([
    findLastChange(admin, section.name, pick, paths),
    namesOf(admin),
  ])
  const displayName = (email: string | null) =>
    email?.toLowerCase() === admin.email.toLowerCase() ? you : personName(email, names)
  const nameOf = (path: string) => displayName(authors.get(path) ?? by)
  const groups = [...new Set(paths.map(nameOf))].map((name) => ({
    name,
    labels: paths.filter((path) => nameOf(path) === name).map((path) => fieldLabel(section, path)),
  }))
  return { at, by: displayName(by), nameOf, groups }
}

function compareValues(
  section: SectionDefinition,
  { conflicting, before, theirs, mine }: FieldConflict,
  nameOf: (path: string) => string,
): ConflictingField[] {
  return conflicting.flatMap((path) => {
    const field = section.fields[path]
    if (!field) return []
    const shownValue = (from: unknown) => toShownValue(toStoredValue(field, valueAt(from, path)), field)
    const [was, their, my] = [shownValue(before), shownValue(theirs), shownValue(mine)]
    return [{ path, label: field.label, by: nameOf(path), was, theirs: their, mine: my }]
  })
}

function fieldLabel({ fields }: SectionDefinition, path: string) {
  return fields[path]?.label ?? path
}

const you = 'Você, em outra aba,'
const inWords = new Intl.ListFormat('pt-BR')

/** `at` is HH:mm at the hotel, `by` an e-mail or null for the system; `authors` holds the last author of each path. */
type LastChange = { at: string; by: string | null; authors: Map<string, string | null> }

/**
 * Finds who last changed the part of a section that `pick` selects, and each of its `paths`, in the last 100 versions. An
 * older change gets the time of the oldest of them and no author.
 */
export async function findLastChange(
  admin: Admin,
  section: string,
  pick: (data: unknown) => unknown,
  paths: string[] = [],
): Promise<LastChange> {
  const authors: LastChange['authors'] = new Map()
  let last: Change | undefined
  let oldest: Change | undefined
  for await (const change of readRecentChanges(admin, section)) {
    oldest = change
    const [then, now] = [pick(change.before), pick(change.after)]
    if (sameJson(now, then)) continue
    last ??= change
    for (const path of paths) {
      if (authors.has(path) || sameJson(valueAt(now, path), valueAt(then, path))) continue
      authors.set(path, change.by)
    }
    if (authors.size === paths.length) break
  }
  const { at = new Date().toISOString(), by = null } = last ?? oldest ?? {}
  return { at: clockTime(at), by, authors }
}
