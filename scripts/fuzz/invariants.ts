import assert from 'node:assert/strict'

/** Links lead to the web or to this site, prices are amounts, slugs are slugs, and JSON can hold all of it. */
export function assertSound(value: unknown, path: string[] = []): void {
  const field = path.findLast((name) => !/^\d+$/.test(name)) ?? ''
  if (typeof value === 'number') assert(Number.isFinite(value), `${path.join('.')} is ${value}`)
  if (typeof value === 'string' && isLink(field, path)) {
    assert(value === '' || isSafeLink(value), `${path.join('.')} accepts ${JSON.stringify(value)}`)
  }
  if (field === 'price' || field === 'originalPrice') {
    assert(
      value === null ||
        value === undefined ||
        (typeof value === 'number' && (value > 0 || (value === 0 && field === 'originalPrice'))),
      `${field} ${value}`,
    )
  }
  if (typeof value !== 'object' || value === null) return
  if ('slug' in value && 'price' in value) assert.match(String(value.slug), /^[a-z0-9]+(-[a-z0-9]+)*$/)
  for (const [name, part] of Object.entries(value)) assertSound(part, [...path, name])
}

export function isSafeLink(address: string): boolean {
  if (/[\\\p{Cc}]/u.test(address) || !address.isWellFormed()) return false
  const url = URL.parse(address, 'http://site.invalid')
  if (!url || url.username || url.password || !/^https?:$/.test(url.protocol)) return false
  return /^https?:\/\//i.test(address) || (address.startsWith('/') && url.origin === 'http://site.invalid')
}

/** Whether two values hold the same JSON; -0 and 0 do, as does a field that is absent or undefined. */
export function assertSameJson(actual: unknown, expected: unknown, message: string): void {
  assert.deepEqual(JSON.parse(JSON.stringify(actual)), JSON.parse(JSON.stringify(expected)), message)
}

function isLink(field: string, path: string[]) {
  return /(_url|Url)$/.test(field) || path.includes('images')
}
