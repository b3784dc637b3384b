import 'server-only'
import type { Admin } from '@/lib/access/guard'
import type { Doubled, Failure } from '@/lib/access/result'
import { namesOf } from '@/lib/access/staff-names'
import { valueAt } from '@/lib/content/fields/field'
import { valueSide } from '@/lib/content/fields/value-words'
import { personName } from '@/lib/person-name'
import { clockTime } from '@/lib/times'
import { upperFirst } from '@/lib/words'
import type { SectionDefinition } from './definition'
import { sameJson } from './fingerprint'
import { checked } from './merge-values'
import { recentVersions, type Version } from './versions'

/** The value when the form was opened, the stored value and the sent value, by field path. */
export type Doubling = {
  changed: string[]
  doubled: string[]
  before?: unknown
  theirs: unknown
  mine: unknown
}

/** Thrown inside a change if the stored item differs from what the person saw. `current` is null if it was deleted. */
export class ConflictError extends Error {
  readonly current: unknown
  readonly doubling: Doubling | undefined

  constructor(current: unknown, doubling?: Doubling) {
    super('changed meanwhile')
    this.current = current
    this.doubling = doubling
  }
}

type Pick = (data: unknown) => unknown

/** Builds the answer of SAVE-4. `pick` selects the item in a version, to find when and by whom it was last changed. */
export async function conflictFailure(
  admin: Admin,
  section: SectionDefinition,
  { current, doubling }: ConflictError,
  pick: Pick,
): Promise<Failure> {
  const { at, by, groups, nameOf } = await changesOf(admin, section, pick, doubling?.changed ?? [])
  const verb = current === null ? 'excluiu' : 'mudou'
  const who =
    groups.length > 0
      ? groups.map(({ name, labels }) => `${upperFirst(name)} mudou: ${labels.join(', ')}.`)
      : [`${upperFirst(by)} ${verb} este item.`]
  const what = current === null ? 'excluído' : 'alterado'
  const doubled = doubling ? sides(section, doubling, nameOf) : []
  return {
    ok: false,
    error: `Este item foi ${what} por outra pessoa às ${at}.`,
    conflict: { at, current, who, doubled },
  }
}

/** Returns sentences that name whose changes a save has kept; empty if the history cannot be read. */
export async function keptChanges(
  admin: Admin,
  section: SectionDefinition,
  pick: Pick,
  changed: string[],
): Promise<string> {
  if (changed.length === 0) return ''
  const { groups } = await changesOf(admin, section, pick, changed).catch(() => ({ groups: [] }))
  const sentences = groups.map(({ name, labels }) => {
    const whose = name === you ? 'As suas mudanças de outra aba' : `As mudanças de ${name}`
    return ` ${whose} em ${inWords.format(labels)} foram mantidas.`
  })
  return sentences.join('')
}

async function changesOf(admin: Admin, section: SectionDefinition, pick: Pick, paths: string[]) {
  const [{ at, by, authors }, names] = await Promise.all([
    lastChange(admin, section.name, pick, paths),
    namesOf(admin),
  ])
  const called = (email: string | null) =>
    email?.toLowerCase() === admin.email.toLowerCase() ? you : personName(email, names)
  const nameOf = (path: string) => called(authors.get(path) ?? by)
  const groups = [...new Set(paths.map(nameOf))].map((name) => ({
    name,
    labels: paths.filter((path) => nameOf(path) === name).map((path) => labelOf(section, path)),
  }))
  return { at, by: called(by), nameOf, groups }
}

function sides(
  section: SectionDefinition,
  { doubled, before, theirs, mine }: Doubling,
  nameOf: (path: string) => string,
): Doubled[] {
  return doubled.flatMap((path) => {
    const field = section.fields[path]
    if (!field) return []
    const side = (from: unknown) => valueSide(checked(field, valueAt(from, path)), field)
    const [was, their, my] = [side(before), side(theirs), side(mine)]
    return [{ path, label: field.label, by: nameOf(path), was, theirs: their, mine: my }]
  })
}

function labelOf({ fields }: SectionDefinition, path: string) {
  return fields[path]?.label ?? path
}

const you = 'Você, em outra aba,'
const inWords = new Intl.ListFormat('pt-BR')

/** `at` is HH:mm at the hotel, `by` an e-mail or null for the system; `authors` has the last author of each path. */
type LastChange = { at: string; by: string | null; authors: Map<string, string | null> }

/**
 * Finds who last changed the part of a section that `pick` selects, and each of its `paths`, in the last 100 versions.
 * An older change is dated with the oldest of them, and the author of such a path is left out.
 */
export async function lastChange(
  admin: Admin,
  section: string,
  pick: (data: unknown) => unknown,
  paths: string[] = [],
): Promise<LastChange> {
  const authors: LastChange['authors'] = new Map()
  let last: Version | undefined
  let newer: Version | undefined
  for await (const version of recentVersions(admin, section)) {
    const [now, then] = newer ? [pick(newer.data), pick(version.data)] : []
    if (newer && !sameJson(now, then)) {
      last ??= newer
      for (const path of paths) {
        if (authors.has(path) || sameJson(valueAt(now, path), valueAt(then, path))) continue
        authors.set(path, newer.by)
      }
      if (authors.size === paths.length) break
    }
    newer = version
  }
  const { at = new Date().toISOString(), by = null } = last ?? newer ?? {}
  return { at: clockTime(at), by, authors }
}
