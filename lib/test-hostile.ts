import fc from 'fast-check'

// Texts that once broke a parser, an address or a page: control characters, lone surrogates, direction marks, prototype
// names, invalid numbers, misleading addresses, markup and impossible dates.
const nasty = [
  ...[
    '',
    '\u0000',
    '\u001b[2J',
    'a\r\nset-cookie: x=1',
    '\ud800',
    '\u202egpj.exe',
    '\ufb01\uff0f\uff0e\uff0e',
  ],
  ...['__proto__', 'hasOwnProperty', 'NaN', '-0', '1e999', '9'.repeat(400), 'R$ 1.250,005', '24:60'],
  ...['2026-02-30', '9999-12-31', '+275760-09-13T00:00:00Z', '</script><script>alert(1)</script>', '<!--'],
  ...[
    'https://user:pw@host.example/a.jpg',
    'https://host.example:99999/',
    'http://[::1',
    'JaVa\tScript:alert(1)',
  ],
  ...['http://[fe80::1%25eth0]/', 'https://xn--a.example/%', 'data:text/html,<script>1</script>'],
  ...[
    '/\\mal.example',
    '//mal.example/a.jpg',
    '/images/../../etc/passwd',
    '/images/%2e%2e/%00.jpg',
    '%E0%A4%A',
  ],
  ...['/admin/%2f%2fmal.example', '/admin/..%2f..', "' or 1=1 --", '\u{1f468}\u200d\u{1f467}'.repeat(9)],
]

const unit = fc.constantFrom('a', '\u00e9', '\ud83d', '%41', '../', '[', ' \n')
const long = fc.tuple(unit, fc.integer({ min: 1, max: 60_000 })).map(([unit, count]) => unit.repeat(count))

const part = fc.constantFrom('storage', 'v1', 'object', 'public', '..', '', '%2e%2e', '%00', 'a.jpg', 'a.mp4')
const address = fc
  .tuple(
    fc.constantFrom('https://', 'http://', 'HTTPS:/', '//', '/', '\\\\', 'https://a:b@', ''),
    fc.constantFrom('vimeo.com', 'youtu.be', 'host.example', '127.0.0.1:54321', 'images', 'oferta', ''),
    fc.array(fc.oneof(part, fc.string({ maxLength: 8 })), { maxLength: 6 }),
    fc.constantFrom('', '?', '#', '?a=b#c', '?v=dQw4w9WgXcQ', '?voltar=/admin'),
  )
  .map(([scheme, host, path, rest]) => `${scheme}${host}/${path.join('/')}${rest}`)

export const anyText: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...nasty) },
  { weight: 3, arbitrary: address },
  { weight: 3, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.webUrl({ withFragments: true, withQueryParameters: true }) },
  { weight: 1, arbitrary: long },
)

const nested = fc.tuple(fc.integer({ min: 1, max: 400 }), fc.boolean()).map(([depth, isList]) => {
  let value: unknown = 'fundo'
  for (let level = 0; level < depth; level++) value = isList ? [value] : { a: value }
  return value
})

// JSON from the network has these as own keys, which an assignment could not create.
const poisoned = fc
  .constantFrom(
    '{"__proto__":{"active":true,"price":1}}',
    '{"constructor":{"prototype":{}}}',
    '{"length":1e9}',
    '{"toString":1,"valueOf":null}',
    '{"then":{}}',
  )
  .map((text): unknown => JSON.parse(text))

export const anyValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 5, arbitrary: anyText },
  { weight: 3, arbitrary: fc.oneof(fc.double(), fc.integer(), fc.constantFrom(0.005, 1e21, 2 ** 53)) },
  { weight: 3, arbitrary: fc.constantFrom(null, undefined, true, false, [], {}) },
  { weight: 1, arbitrary: nested },
  { weight: 2, arbitrary: poisoned },
  { weight: 1, arbitrary: fc.array(anyText, { maxLength: 6 }) },
  { weight: 1, arbitrary: fc.anything({ maxDepth: 2, withDate: true, withMap: true, withBigInt: true }) },
)

/** A change at one place of a sample. A number identifies the place, so that counterexamples shrink to few simple changes. */
type Mutation = { place: number; kind: (typeof kinds)[number]; value: unknown; text: string }

const kinds = ['replace', 'remove', 'splice', 'add'] as const

const mutation: fc.Arbitrary<Mutation> = fc.record({
  place: fc.nat(),
  kind: fc.constantFrom(...kinds),
  value: anyValue,
  text: anyText,
})

/** Generates a sample with up to four changed places, or sometimes any other value. */
export function mutated(...samples: unknown[]): fc.Arbitrary<unknown> {
  const changed = fc
    .tuple(fc.constantFrom(...samples), fc.array(mutation, { maxLength: 4 }))
    .map(([sample, mutations]) => mutations.reduce(applied, structuredClone(sample)))
  return fc.oneof({ weight: 12, arbitrary: changed }, { weight: 1, arbitrary: anyValue })
}

/** Generates the same values after a round trip through JSON. */
export function storedMutated(...samples: unknown[]): fc.Arbitrary<unknown> {
  return mutated(...samples).map(asJson)
}

function asJson(value: unknown): unknown {
  try {
    const text = JSON.stringify(value)
    return text === undefined ? null : JSON.parse(text)
  } catch {
    return null
  }
}

type Place = { parent: object; key: string }

function applied(root: unknown, { place, kind, value, text }: Mutation): unknown {
  const places = placesOf(root)
  const chosen = places[place % Math.max(1, places.length)]
  if (!chosen) return value
  const { parent, key } = chosen
  const before: unknown = Reflect.get(parent, key)
  if (kind === 'add') put(parent, text.slice(0, 40), value)
  else if (kind === 'replace') put(parent, key, value)
  else if (kind === 'splice')
    put(parent, key, typeof before === 'string' ? before.slice(0, before.length / 2) + text : [before])
  else if (Array.isArray(parent)) parent.splice(Number(key), 1)
  else Reflect.deleteProperty(parent, key)
  return root
}

/** Defines own keys, even one called `__proto__`. */
function put(parent: object, key: string, value: unknown) {
  if (Array.isArray(parent)) parent[Number(key) || 0] = value
  else Object.defineProperty(parent, key, { value, writable: true, enumerable: true, configurable: true })
}

function placesOf(root: unknown, found: Place[] = []): Place[] {
  if (typeof root !== 'object' || root === null || found.length > 400) return found
  for (const key of Object.keys(root)) {
    found.push({ parent: root, key })
    placesOf(Reflect.get(root, key), found)
  }
  return found
}
