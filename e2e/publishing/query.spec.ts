import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { rawRequest } from '../support/raw-request.ts'
import { expect, type Site, test } from './fixtures.ts'

const pages = ['/', '/ofertas', '/quartos', '/privacidade', '/pesquisa', '/oferta/natal-2026']
const secret = 'segredo-so-de-um-visitante'
const word = fc.stringMatching(/^[\w%&=;:,/?+.~-]{0,20}$/)

/** A path that leads nowhere and holds the secret, as a mistyped link with a token does. */
const missing = fc.stringMatching(/^[\w~-]{0,20}$/).map((text) => `/convite/${secret}${text}`)
const query = fc.tuple(word, word).map(([name, value]) => `?${name}=${secret}${value}&_rsc=${value}`)

// Each page is made anew at the very visit that brings the query: a publication outdates all of them before.
test('no page keeps or repeats what one visitor wrote into the address', async ({ site }) => {
  test.setTimeout(180_000)
  const addresses = new Map<string, string | undefined>()
  for (const path of [...pages, '/nada']) {
    await site.a.publish()
    addresses.set(path, addressIn(await bodyOf(site, path)))
  }
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...pages, undefined),
      missing,
      query,
      fc.boolean(),
      async (page, lost, asked, isData) => {
        await site.a.publish()
        const first = await bodyOf(site, (page ?? lost) + asked, isData ? { rsc: '1' } : {})
        const next = await bodyOf(site, page ?? '/nada')
        for (const body of [first, next]) {
          expect(body.length).toBeGreaterThan(1000)
          expect(body).not.toContain(secret)
          expect(addressIn(body)).toBe(addresses.get(page ?? '/nada'))
        }
      },
    ),
    { numRuns: Number(process.env.FC_RUNS ?? 40) },
  )
  for (const file of filesOfSite(site)) expect(readFileSync(file).includes(secret), file).toBe(false)
})

/** The address under which Next says that it made the page or its data. */
function addressIn(body: string) {
  const [, address] = /"c":(\[[^\]]*\])/.exec(body.replaceAll('\\"', '"')) ?? []
  expect(address).toBeDefined()
  return address
}

test('a shared cache keeps no data of a page', async ({ site }) => {
  const { headers } = await rawRequest(site.a.origin, '/ofertas', { headers: { rsc: '1' } })
  expect(headers['cache-control']).toEqual(['private, no-cache'])
})

async function bodyOf(site: Site, path: string, headers: Record<string, string> = {}) {
  const { body } = await rawRequest(site.a.origin, path, { headers })
  return body
}

function filesOfSite({ dataDir }: Site) {
  return readdirSync(join(dataDir, 'site'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}
