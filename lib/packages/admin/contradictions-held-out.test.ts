import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { conditionsSchema } from '@/lib/hotel/conditions/fields'
import { z } from '@/lib/zod'
import { toForm } from '../form'
import { packageContradictions } from './contradictions'

/**
 * Sets of 200 packages by several authors who did not know the rules; half of each contain one contradiction. The rules
 * were written after reading the first four (the second, of the first's author, is no longer here). Of the fifth, unseen,
 * they found 87 of 100, with false alarms in 8 of its 200 packages; mended after that, they found 93 of 100 of the sixth,
 * unseen, with false alarms in 8; mended again, 89 of 100 of a seventh, unseen, with one false alarm (it is not here; a rule
 * for prices of a couple came after it). All sets here now only show that nothing gets worse; a figure for unknown texts
 * needs another set.
 */
const sets = ['first', 'third', 'fourth', 'fifth', 'sixth'] as const

const [text, list, day] = [z.string(), z.array(z.string()), z.string().nullable()]
const [set, age, count] = [z.enum(sets), z.number().nullable(), z.number()]
/** The set, the free age, what is planted, price, nights, fewest nights, guests, first and last day, and the texts. */
const line = z.tuple([
  set,
  age,
  day,
  count,
  count,
  count,
  count,
  day,
  day,
  text,
  text,
  text,
  text,
  list,
  list,
])

test.each(sets)(
  'in the %s set at most 5 of 100 are missed, and at most 4 of 200 raise a false alarm',
  (name) => {
    const lines = readFileSync(new URL('contradictions-held-out.jsonl', import.meta.url), 'utf8')
    const packages = lines
      .trim()
      .split('\n')
      .map((typed) => line.parse(JSON.parse(typed)))
    const judged = packages.filter(([set]) => set === name).map(judge)
    expect(judged).toHaveLength(200)
    expect(judged.filter(({ planted }) => planted !== null)).toHaveLength(100)
    const missed = judged.filter(({ planted, found }) => planted !== null && found.length === 0)
    const alarms = judged.flatMap(({ others }) => (others.length > 0 ? [others.join(' ')] : []))
    expect(missed.length, missed.map(({ planted }) => planted).join('\n')).toBeLessThanOrEqual(5)
    expect(alarms.length, alarms.join('\n')).toBeLessThanOrEqual(4)
  },
)

/** A sentence tells of the planted text if one of both contains the other; any other sentence is a false alarm. */
function judge([, age, planted, price, nights, minNights, maxCapacity, start, end, ...texts]: z.infer<
  typeof line
>) {
  const [name, title, description, priceDetail, features, highlights] = texts
  const terms = age === null ? null : conditionsSchema.parse({ id: 'conditions', children_free_age: age })
  const form = toForm({
    ...{ name, title, description, priceDetail, features, highlights, price },
    details: { nights, minNights, maxCapacity },
    dates: { accommodationStart: start, accommodationEnd: end },
  })
  const told = Map.groupBy(packageContradictions(form, terms), (sentence) => {
    const said = /“(.+)”/.exec(sentence)?.[1]?.toLowerCase()
    const wrong = planted?.toLowerCase()
    return Boolean(said && wrong && (wrong.includes(said) || said.includes(wrong)))
  })
  return { planted, found: told.get(true) ?? [], others: told.get(false) ?? [] }
}
