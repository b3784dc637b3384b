import { readFileSync } from 'node:fs'

/** Returns the errors in a page's graph: by schema.org's vocabulary, by Google's rules for each type, and in its references. */
export function graphProblems(graph: unknown): string[] {
  const nodes = nodesIn(Object(graph)['@graph'])
  const whole = nodes.filter(({ node }) => node['@type'])
  const ids = whole.flatMap(({ node }) => (node['@id'] ? String(node['@id']) : []))
  return [
    ...(Object(graph)['@context'] === 'https://schema.org' ? [] : ['no context']),
    ...ids.filter((id, place) => ids.indexOf(id) !== place).map((id) => `two nodes ${id}`),
    ...nodes
      .filter(({ node }) => !node['@type'] && !ids.includes(String(node['@id'])))
      .map(({ place }) => `${place} refers to nothing`),
    ...whole.flatMap(({ node, place }) =>
      [...vocabularyProblems(node), ...googleProblems(node)].map((problem) => `${place}: ${problem}`),
    ),
  ]
}

type Node = Record<string, unknown>

/** Returns every node with its path, including nested ones. */
function nodesIn(value: unknown, place = ''): { node: Node; place: string }[] {
  if (Array.isArray(value)) return value.flatMap((one, index) => nodesIn(one, `${place}[${index}]`))
  if (typeof value !== 'object' || value === null) return []
  const node: Node = { ...value }
  return [
    { node, place },
    ...Object.entries(node).flatMap(([name, inner]) => nodesIn(inner, `${place}.${name}`)),
  ]
}

type Declared = { type?: string; parents: string[]; properties: string[] }

/** The declarations of schema-dts, which are generated from schema.org's vocabulary. */
const vocabulary = new Map<string, Declared>()
{
  let open: Declared = { parents: [], properties: [] }
  for (const line of readFileSync('node_modules/schema-dts/dist/schema.d.ts', 'utf8').split('\n')) {
    const [, name, parents = ''] = /^(?:export )?interface (\w+) (?:extends (.+) )?\{$/.exec(line) ?? []
    if (name) {
      open = { parents: parents.split(/, ?/), properties: [] }
      vocabulary.set(name, open)
    }
    const [, property] = /^ {4}"(\w+)"\?:/.exec(line) ?? []
    if (property) open.properties.push(property)
    const [, type] = /^ {4}"@type": "(\w+)";/.exec(line) ?? []
    if (type) open.type = type
  }
}

function vocabularyProblems(node: Node) {
  const [name] = [...vocabulary].find(([, { type }]) => type === node['@type']) ?? []
  if (!name) return [`no type ${node['@type']}`]
  const known = propertiesOf(name)
  return Object.keys(node)
    .filter((property) => !property.startsWith('@') && !known.has(property))
    .map((property) => `${node['@type']} has no ${property}`)
}

function propertiesOf(name: string): Set<string> {
  const { parents, properties } = vocabulary.get(name) ?? { parents: [], properties: [] }
  return new Set([...properties, ...parents.flatMap((parent) => [...propertiesOf(parent)])])
}

/** From developers.google.com/search/docs/appearance/structured-data; for a hotel only properties that it must provide. */
const wanted: Record<string, string[]> = {
  Hotel: ['name', 'address', 'url', 'image', 'telephone'],
  Restaurant: ['name', 'address', 'url', 'image', 'telephone'],
  PostalAddress: ['streetAddress', 'addressCountry'],
  GeoCoordinates: ['latitude', 'longitude'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement'],
  ListItem: ['position'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  Offer: ['name', 'price', 'priceCurrency', 'url'],
  HotelRoom: ['@id', 'name', 'url', 'occupancy', 'containedInPlace'],
}

const forms: Record<string, RegExp> = {
  url: /^https?:\/\/./,
  image: /^https?:\/\/./,
  item: /^https?:\/\/./,
  price: /^\d+\.\d\d$/,
  priceCurrency: /^[A-Z]{3}$/,
  telephone: /^\+\d{8,15}$/,
  validFrom: /^\d{4}-\d\d-\d\d$/,
  validThrough: /^\d{4}-\d\d-\d\d$/,
  checkinTime: /^\d\d:\d\d$/,
  checkoutTime: /^\d\d:\d\d$/,
  // Google ignores a longer one.
  priceRange: /^.{1,99}$/,
}

function googleProblems(node: Node) {
  const missing = (wanted[String(node['@type'])] ?? []).filter((property) => !filled(node[property]))
  const wrong = Object.entries(node).filter(([property, value]) =>
    [value].flat().some((one) => typeof one === 'string' && forms[property]?.test(one) === false),
  )
  const entries: unknown[] = Array.isArray(node.itemListElement) ? node.itemListElement : []
  const misplaced = entries.filter((entry, index) => {
    const { position, item, url } = Object(entry)
    return position !== index + 1 || !(item || url)
  })
  return [
    ...missing.map((property) => `lacks ${property}`),
    ...wrong.map(([property, value]) => `${property} cannot be ${value}`),
    ...misplaced.map(() => 'an entry of the list lacks its place or address'),
  ]
}

function filled(value: unknown) {
  return value !== undefined && value !== null && value !== '' && [value].flat().length > 0
}
