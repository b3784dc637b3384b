import fc from 'fast-check'
import { anyText, anyValue } from './values.ts'

/** What happens at one place of a sample: chosen by number, so that a counterexample shrinks to few and simple ones. */
type Mutation = { place: number; kind: (typeof kinds)[number]; value: unknown; text: string }

const kinds = [
  'replace',
  'remove',
  'twice',
  'wrap',
  'append',
  'splice',
  'encode',
  'decompose',
  'add',
] as const

const mutation: fc.Arbitrary<Mutation> = fc.record({
  place: fc.nat(),
  kind: fc.constantFrom(...kinds),
  value: anyValue,
  text: anyText,
})

/** One of the samples with up to four places changed; or, now and then, something else altogether. */
export function mutated(...samples: unknown[]): fc.Arbitrary<unknown> {
  const changed = fc
    .tuple(fc.constantFrom(...samples), fc.array(mutation, { maxLength: 4 }))
    .map(([sample, mutations]) => {
      const steps: string[] = []
      const result = mutations.reduce((root, step) => applied(root, step, steps), structuredClone(sample))
      if (typeof result === 'object' && result !== null) history.set(result, steps)
      return result
    })
  return fc.oneof({ weight: 12, arbitrary: changed }, { weight: 1, arbitrary: anyValue })
}

export function storedMutated(...samples: unknown[]): fc.Arbitrary<unknown> {
  return mutated(...samples).map((value) => {
    const stored = asJson(value)
    const steps = typeof value === 'object' && value !== null ? history.get(value) : undefined
    if (typeof stored === 'object' && stored !== null && steps) history.set(stored, steps)
    return stored
  })
}

function asJson(value: unknown): unknown {
  try {
    const text = JSON.stringify(value)
    return text === undefined ? null : JSON.parse(text)
  } catch {
    return null
  }
}

export function describeInput(input: unknown): string {
  const steps = typeof input === 'object' && input !== null ? history.get(input) : undefined
  return steps ? `exemplo com ${steps.join('; ') || 'nada mudado'}` : short(input)
}

const history = new WeakMap<object, string[]>()

function short(value: unknown) {
  return fc.stringify(value).slice(0, 500)
}

type Place = { parent: object; key: string; path: string }

function applied(root: unknown, { place, kind, value, text }: Mutation, steps: string[]): unknown {
  const places = placesOf(root)
  const chosen = places[place % Math.max(1, places.length)]
  if (!chosen) return value
  const { parent, key, path } = chosen
  const before: unknown = Reflect.get(parent, key)
  if (kind === 'remove' && Array.isArray(parent)) parent.splice(Number(key), 1)
  else if (kind === 'remove') Reflect.deleteProperty(parent, key)
  else if (kind === 'twice' && Array.isArray(parent))
    parent.push(typeof before === 'object' ? asJson(before) : before)
  else if (kind === 'add') put(parent, text.slice(0, 40), value)
  else put(parent, key, changed(kind, before, value, text))
  steps.push(
    kind === 'add'
      ? `${path} + ${short(text)}: ${short(value)}`
      : `${path} = ${short(Reflect.get(parent, key))}`,
  )
  return root
}

function changed(kind: Mutation['kind'], before: unknown, value: unknown, text: string): unknown {
  if (kind === 'wrap') return [before]
  if (typeof before !== 'string') return value
  if (kind === 'append') return before + text
  if (kind === 'splice') return before.slice(0, before.length / 2) + text + before.slice(before.length / 2)
  if (kind === 'encode') return encodeURIComponent(before.toWellFormed()) + text.slice(0, 3)
  return kind === 'decompose' ? before.normalize('NFKD') : value
}

/** Own keys, also one called `[object Object]`. */
function put(parent: object, key: string, value: unknown) {
  if (Array.isArray(parent)) parent[Number(key) || 0] = value
  else Object.defineProperty(parent, key, { value, writable: true, enumerable: true, configurable: true })
}

function placesOf(root: unknown, found: Place[] = [], above = ''): Place[] {
  if (typeof root !== 'object' || root === null || found.length > 400) return found
  for (const key of Object.keys(root)) {
    const path = above ? `${above}.${key}` : key
    found.push({ parent: root, key, path })
    placesOf(Reflect.get(root, key), found, path)
  }
  return found
}
