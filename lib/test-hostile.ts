import fc from 'fast-check'

const nasty = [
  '',
  ' ',
  '\u0000',
  '\u001b[2J',
  'a\r\nset-cookie: x=1',
  '\ud800',
  'ab\udfff',
  '\u202egpj.exe',
  '\u2066\u2069\ufeff',
  'e\u0301\u0327'.repeat(20),
  '\u00e9'.normalize('NFD'),
  '\ufb01\u2126\uff0f\uff0e\uff0e',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'null',
  'undefined',
  'NaN',
  '-0',
  '1e999',
  '0x10',
  '9'.repeat(400),
  '1.250,00',
  'R$ 1.250,005',
  'https://user:pw@host.example/a.jpg',
  'https://host.example:99999/',
  'http://[::1',
  'http://[fe80::1%25eth0]/',
  'https://xn--a.example/%',
  'javascript:alert(1)',
  'JaVa\tScript:alert(1)',
  'data:text/html,<script>1</script>',
  '//mal.example/a.jpg',
  '/\\mal.example',
  '/images/../../etc/passwd',
  '/images/a.jpg#x',
  '/images/%2e%2e/%00.jpg',
  '%',
  '%E0%A4%A',
  '%ff%fe',
  '/admin/%2f%2fmal.example',
  '/admin//mal.example',
  '/admin/..%2f..',
  '/admin/\\mal.example',
  '</script><script>alert(1)</script>',
  '<!--<script>',
  ']]>',
  '{{7*7}}',
  "' or 1=1 --",
  '2026-02-30',
  '0000-01-01',
  '9999-12-31',
  '+275760-09-13T00:00:00Z',
  '24:60',
  '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}'.repeat(9),
]

const long = fc
  .tuple(
    fc.constantFrom('a', '\u00e9', '\ud83d', '%41', '../', '[', '9', ' \n', '\u0000'),
    fc.integer({ min: 1, max: 60_000 }),
  )
  .map(([unit, count]) => unit.repeat(count))

const address = fc
  .tuple(
    fc.constantFrom('https://', 'http://', 'HTTPS:/', '//', '/', 'ftp://', '\\\\', 'https://a:b@', ''),
    fc.constantFrom(
      'vimeo.com',
      'www.youtube.com',
      'youtu.be',
      'host.example',
      '127.0.0.1:54321',
      '[::1]',
      'images',
      'storage',
      'oferta',
      '',
    ),
    fc.array(
      fc.oneof(
        fc.constantFrom(
          'storage',
          'v1',
          'object',
          'public',
          '..',
          '.',
          '',
          '%2e%2e',
          '%00',
          'a.jpg',
          'a.mp4',
          '1234',
          'watch?v=dQw4w9WgXcQ',
        ),
        fc.string({ maxLength: 8 }),
      ),
      {
        maxLength: 6,
      },
    ),
    fc.oneof(
      fc.constantFrom('', '?', '#', '?a=b#c', '?voltar=/admin', '?ano=2026&categoria=familia'),
      fc.string({ maxLength: 8 }),
    ),
  )
  .map(([scheme, host, path, rest]) => `${scheme}${host}/${path.join('/')}${rest}`)

export const anyText: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...nasty) },
  { weight: 3, arbitrary: address },
  { weight: 3, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  {
    weight: 1,
    arbitrary: fc
      .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 12 })
      .map((units) => String.fromCharCode(...units)),
  },
  { weight: 1, arbitrary: fc.webUrl({ withFragments: true, withQueryParameters: true }) },
  { weight: 1, arbitrary: long },
)

const anyNumber = fc.oneof(
  fc.constantFrom(
    Number.NaN,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    -0,
    0,
    1e308,
    5e-324,
    2 ** 53,
    -1,
    0.005,
    1e21,
  ),
  fc.double(),
  fc.integer(),
)

const nested = fc.tuple(fc.integer({ min: 1, max: 400 }), fc.boolean()).map(([depth, isList]) => {
  let value: unknown = 'fundo'
  for (let level = 0; level < depth; level++) value = isList ? [value] : { a: value }
  return value
})

// As JSON from the network makes them: own keys, which assignment could not.
const poisoned = fc
  .constantFrom(
    '{"__proto__":{"active":true,"price":1}}',
    '{"constructor":{"prototype":{}}}',
    '{"length":1e9}',
    '{"toString":1,"valueOf":null}',
    '{"then":{}}',
    '{"0":"a"}',
  )
  .map((text): unknown => JSON.parse(text))

export const anyValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 5, arbitrary: anyText },
  { weight: 4, arbitrary: anyNumber },
  { weight: 3, arbitrary: fc.constantFrom(null, undefined, true, false, [], {}) },
  { weight: 1, arbitrary: nested },
  { weight: 2, arbitrary: poisoned },
  { weight: 1, arbitrary: fc.array(anyText, { maxLength: 6 }) },
  {
    weight: 1,
    arbitrary: fc.anything({
      maxDepth: 2,
      withDate: true,
      withMap: true,
      withSet: true,
      withBigInt: true,
      withSparseArray: true,
    }),
  },
)

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
    .map(([sample, mutations]) => mutations.reduce(applied, structuredClone(sample)))
  return fc.oneof({ weight: 12, arbitrary: changed }, { weight: 1, arbitrary: anyValue })
}

/** The same as JSON would keep it. */
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
  if (kind === 'remove' && Array.isArray(parent)) parent.splice(Number(key), 1)
  else if (kind === 'remove') Reflect.deleteProperty(parent, key)
  else if (kind === 'twice' && Array.isArray(parent))
    parent.push(typeof before === 'object' ? asJson(before) : before)
  else if (kind === 'add') put(parent, text.slice(0, 40), value)
  else put(parent, key, changed(kind, before, value, text))
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

function placesOf(root: unknown, found: Place[] = []): Place[] {
  if (typeof root !== 'object' || root === null || found.length > 400) return found
  for (const key of Object.keys(root)) {
    found.push({ parent: root, key })
    placesOf(Reflect.get(root, key), found)
  }
  return found
}
