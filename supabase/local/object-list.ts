type Entry = Record<string, unknown> & { name: string }
type Query = {
  prefix: string
  search: string
  limit: number
  offset: number
  column: string
  descending: boolean
}

/** What to ask the library for when a client lists a folder: everything below it. */
export function listEverythingBelow(body: unknown): { prefix: string; limit: number } {
  const { prefix } = parseQuery(body)
  return { prefix, limit: 1_000_000 }
}

/** Names relative to the folder, sub-folders without id, sorted and paged. The library lists everything below. */
export function foldList(body: unknown, objects: unknown): Record<string, unknown>[] {
  const query = parseQuery(body)
  const entries = new Map<string, Record<string, unknown>>()
  for (const object of Array.isArray(objects) ? objects.filter(isEntry) : []) {
    if (!object.name.startsWith(query.prefix)) continue
    const [name = '', ...rest] = object.name.slice(query.prefix.length).split('/')
    if (!name.toLowerCase().startsWith(query.search)) continue
    entries.set(name, rest.length > 0 ? folder(name) : { ...object, name })
  }
  const direction = query.descending ? -1 : 1
  return [...entries.values()]
    .sort((a, b) => direction * compare(a[query.column], b[query.column]))
    .slice(query.offset, query.offset + query.limit)
}

function parseQuery(body: unknown): Query {
  const { prefix, search, limit, offset, sortBy } = record(body)
  const { column, order } = record(sortBy)
  return {
    prefix: typeof prefix === 'string' && prefix ? `${prefix.replace(/\/+$/, '')}/` : '',
    search: typeof search === 'string' ? search.toLowerCase() : '',
    limit: typeof limit === 'number' ? limit : 100,
    offset: typeof offset === 'number' ? offset : 0,
    column: typeof column === 'string' ? column : 'name',
    descending: order === 'desc',
  }
}

function folder(name: string) {
  return { name, id: null, updated_at: null, created_at: null, last_accessed_at: null, metadata: null }
}

function compare(a: unknown, b: unknown) {
  const [left, right] = [String(a ?? ''), String(b ?? '')]
  return left < right ? -1 : left > right ? 1 : 0
}

function isEntry(value: unknown): value is Entry {
  return typeof record(value).name === 'string'
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
