import type { ShownValue } from '@/lib/access/result'
import { describeChanges } from '@/lib/content/history/describe'
import { diffFields } from '@/lib/content/history/diff'
import { dayWords, shortMoment, timeWords } from '@/lib/times'
import { upperFirst } from '@/lib/words'
import type { EditedSection } from './definition'
import { valueAt } from './fields/field'
import { sameJson } from './fingerprint'
import { itemFingerprint, type StoredItem } from './list'

type Values = Record<string, unknown>

/**
 * A saved change to an item, or to a form over a single row, that guests do not see yet. Moments are milliseconds since the
 * epoch: it is published from `starts` (null: a draft) until `ends` (null: permanently). `base` is the item when editing
 * began; null for a new one.
 */
export type PendingVersion = {
  id: string
  section: string
  item: StoredItem
  base: StoredItem | null
  /** The item just before the version starts, or now for a draft or a started one; null if there is none. */
  over: StoredItem | null
  starts: number | null
  ends: number | null
  /** The original values of the changed fields, once it has started. */
  replaced: Values | null
  version: number
  /** An ISO timestamp. */
  at: string
  /** The author's account id, and the name that the panel shows. */
  author: string | null
  by: string
}

/** A row's or form's description of the pending version that it shows. */
export type PendingMark = Pick<PendingVersion, 'id' | 'starts' | 'ends' | 'by'> & {
  /** Lets the server check that the version is unchanged. */
  seen: Pick<PendingVersion, 'id' | 'version'>
  hasBegun: boolean
  /** Time of the save: `20/11 às 14:05`. */
  at: string
  /** The form's initial state; null and undefined for a new item. */
  expectedFingerprint: string | null
  before: Values | undefined
  /** Nothing of the item is on the site; `isGone` if it was deleted. */
  isAlone: boolean
  isGone: boolean
  /** The names of the changed fields, and their values with and before the change: `Preço R$ 990,00`. */
  labels: string
  effect: string
  former: string
  /** For a row of a list: `Muda em 7 dez, 8h`. */
  short: string
  /** The change with values: `Preço: R$ 990,00 de 7 dez, 8h, até 10 dez, 23h59; depois R$ 1.480,00`. */
  what: string
  /** Sentences about fields that others have changed since. */
  problems: string[]
}

/** Checks whether a form shows a scheduled version. */
export function isScheduled(shown: PendingMark | undefined): shown is PendingMark & { starts: number } {
  return typeof shown?.starts === 'number'
}

/** Returns the fields of `after` that differ. */
export function pickChanged(before: Values, after: Values): Values {
  return Object.fromEntries(Object.entries(after).filter(([name, value]) => !sameJson(before[name], value)))
}

/** Describes a version; versions of the same item in `all` may overlap it. */
export function describePending(
  section: EditedSection,
  version: PendingVersion,
  now: number,
  all: PendingVersion[] = [],
): PendingMark {
  const { id, item, base, over: then, starts, ends, replaced, by, at } = version
  const isGone = base !== null && !then
  const names = Object.keys(replaced ?? pickChanged(base ?? {}, item))
  const silent = [...section.derived, 'id']
  const effects = diffFields(pickFields(names, replaced ?? then ?? {}), pickFields(names, item), silent)
  const was = (path: string) => valueAt(replaced ? item : (base ?? {}), path)
  const conflicting = effects.filter(({ path }) => base && then && !sameJson(was(path), valueAt(then, path)))
  const described = describeChanges(section.fields, effects)
  const turns = replaced ? (ends ?? starts) : starts
  const day = turns !== null && dayWords(turns, now)
  const verb = base ? (replaced ? 'Volta' : 'Muda') : 'Aparece'
  const problems = describeChanges(
    section.fields,
    conflicting.map(({ path, before, after }) => ({
      path,
      before: valueAt(then, path),
      after: replaced ? before : after,
    })),
  ).map(({ label, before, after }) =>
    replaced
      ? `${label} mudou depois: fica ${shortenValue(before)}, e não volta a ${shortenValue(after)}.`
      : `${label} mudou depois: agora ${shortenValue(before)}, ${day ? `em ${day}` : 'no rascunho'} ${shortenValue(after)}.`,
  )
  return {
    ...{ id, seen: { id, version: version.version }, starts, ends, by, isGone },
    hasBegun: replaced !== null,
    at: shortMoment(at),
    expectedFingerprint: base && itemFingerprint(section, base),
    before: base && !section.forms ? section.panel.read(base) : (base ?? undefined),
    isAlone: !then,
    labels: described.map(({ label }) => label).join(', '),
    effect: listValues(described, 'after'),
    former: listValues(described, 'before'),
    short: turns === null ? 'Rascunho pendente' : `${verb} em ${formatMoment(turns, now)}`,
    what: base
      ? describeEffect(described, version, now)
      : starts === null
        ? 'Ainda não está no site'
        : `Aparece em ${formatMoment(starts, now)}`,
    problems: isGone
      ? ['Não se aplica mais: o item foi excluído.']
      : [...problems, ...describeOverlaps(section, version, all, effects, now)],
  }
}

/** Describes a version that no form can open and that can only be discarded. */
export function describeBrokenPending({ id, version, starts, ends, by, at }: PendingVersion): PendingMark {
  return {
    ...{ id, seen: { id, version }, starts, ends, by, at: shortMoment(at) },
    ...{ hasBegun: false, isAlone: false, isGone: true, expectedFingerprint: null, before: undefined },
    ...{ labels: '', effect: '', former: '', short: 'Não abre', what: 'Nenhum formulário abre esta versão' },
    problems: ['Não abre em nenhum formulário: descarte-a.'],
  }
}

type Described = ReturnType<typeof describeChanges>

/** Names other versions that change the same fields between start and end. The forms over a row change one item. */
function describeOverlaps(
  { fields, forms }: EditedSection,
  { id, item, starts, ends }: PendingVersion,
  all: PendingVersion[],
  effects: ReturnType<typeof diffFields>,
  now: number,
) {
  return all.flatMap((other) => {
    const begins = other.starts
    if (other.id === id || (!forms && other.item.id !== item.id) || starts === null || begins === null)
      return []
    if (ends === null || begins <= starts || begins > ends) return []
    const names = new Set(Object.keys(pickChanged(other.base ?? {}, other.item)))
    const both = effects.filter(({ path }) => names.has(path.split('.')[0] ?? ''))
    if (both.length === 0) return []
    const labels = describeChanges(fields, both).map(({ label }) => label)
    return [
      `Outra mudança marcada altera ${labels.join(', ')} em ${formatMoment(begins, now)}: veja o que fica depois.`,
    ]
  })
}

function describeEffect(described: Described, { starts, ends, replaced }: PendingVersion, now: number) {
  const [first] = described
  const end = ends === null ? '' : `até ${formatMoment(ends, now)}`
  const from =
    starts === null
      ? ''
      : end
        ? `de ${formatMoment(starts, now)}, ${end}`
        : `a partir de ${formatMoment(starts, now)}`
  const span = replaced ? end : from
  if (first && described.length === 1) {
    const { label, before, after } = first
    const text = [`${label}:`, shortenValue(after), span].filter(Boolean).join(' ')
    return end ? `${text}; depois ${shortenValue(before)}` : text
  }
  const changes = `${span ? `${upperFirst(span)}: ` : ''}${listValues(described, 'after') || 'nada muda'}`
  return end && first ? `${changes}. Depois: ${listValues(described, 'before')}` : changes
}

/** Lists fields with their values before or after: `Título vazio; Preço R$ 990,00`. */
export function listValues(described: Described, side: 'before' | 'after'): string {
  return described.map((field) => `${field.label} ${shortenValue(field[side])}`).join('; ')
}

function formatMoment(at: number, now: number) {
  return `${dayWords(at, now)}, ${timeWords(at)}`
}

function shortenValue(value: ShownValue) {
  if (value.kind === 'images') return 'outras imagens'
  return value.text.length > longest ? `${value.text.slice(0, longest)}…` : value.text || 'vazio'
}

const longest = 60

function pickFields(names: string[], values: Values): Values {
  return Object.fromEntries(names.flatMap((name) => (name in values ? [[name, values[name]]] : [])))
}
