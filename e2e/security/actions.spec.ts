import { globSync } from 'node:fs'
import { expect, type Site, strangers, test } from './fixtures.ts'
import { open, samples } from './samples.ts'
import { snapshot } from './snapshot.ts'

const page = '/admin/packages'
const succeeded = /"ok":true/

test('every action of the build has a sample here', ({ site: { actions } }) => {
  expect(actions.map(({ name }) => name).toSorted()).toEqual([...Object.keys(samples), ...open].toSorted())
})

test('every route handler of the panel is known here', () => {
  const handlers = globSync('app/admin/**/route.ts').toSorted()
  expect(handlers).toEqual(['app/admin/pictures/[...path]/route.ts', 'app/admin/upload/route.ts'])
})

for (const server of ['gated', 'ungated'] as const) {
  for (const identity of strangers) {
    test(`${identity}: no action changes anything (${server})`, async ({ site }) => {
      const before = await snapshot()
      for (const name of Object.keys(samples)) {
        const answer = await call(site, server, name, identity, page)
        expect(await answer.text(), name).not.toMatch(succeeded)
      }
      expect((await upload(site, server, identity)).status).not.toBe(200)
      expect(await snapshot()).toBe(before)
    })
  }
}

test('without the middleware no page of the panel shows anything to strangers', async ({ site }) => {
  const { status } = await site.ungated.get('/admin/pictures/original/hotel/about/x.jpg')
  expect(status).toBe(403)
  const routes = [
    '/admin',
    '/admin/hotel',
    '/admin/packages',
    '/admin/rooms',
    '/admin/history',
    '/admin/images',
  ]
  for (const route of [...routes, '/admin/migrate-images']) {
    for (const identity of strangers) {
      const page = await site.ungated.get(route, { cookie: site.cookies[identity] })
      // Proof that the gate is really off: the policy of a page behind it carries a nonce.
      expect(page.policy).not.toContain('nonce-')
      expect(page.html).not.toContain('Painel Administrativo</p>')
      expect([page.status, page.location]).toEqual([307, expect.stringContaining('/admin/login')])
    }
  }
})

// Last, because it changes the content: the samples above fail for want of rights, not for being malformed.
test('for an admin the same calls succeed, but only under /admin', async ({ site }) => {
  for (const name of Object.keys(samples)) {
    expect((await call(site, 'gated', name, 'admin', '/')).status, name).toBe(405)
    expect(await (await call(site, 'gated', name, 'admin', page)).text(), name).toMatch(succeeded)
  }
  expect((await upload(site, 'gated', 'admin')).status).toBe(200)
})

async function call(
  site: Site,
  server: 'gated' | 'ungated',
  name: string,
  identity: keyof Site['cookies'],
  page: string,
) {
  const action = site.actions.find((known) => known.name === name)
  return fetch(site[server].origin + page, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      'next-action': action?.id ?? 'missing',
      'content-type': 'text/plain;charset=UTF-8',
      cookie: site.cookies[identity],
      origin: site[server].origin,
    },
    body: JSON.stringify(await samples[name]?.()),
  })
}

async function upload(site: Site, server: 'gated' | 'ungated', identity: keyof Site['cookies']) {
  const { origin } = site[server]
  const form = new FormData()
  form.set('folder', 'hotel/about')
  form.set('file', new File([onePixel], 'foto.png', { type: 'image/png' }))
  return fetch(`${origin}/admin/upload`, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie: site.cookies[identity], origin },
    body: form,
  })
}

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
