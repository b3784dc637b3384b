import { expect, test } from 'vitest'
import { plainImage } from '../../lib/media/images/test-images.ts'
import { cookieOf, demoAdmin } from '../support/admin.ts'
import { WebServer } from '../support/web-server.ts'

const site = WebServer.shared()

test('the panel can be installed and accepts shared photographs, and the site is not an app (IMG-17, IMG-18)', async () => {
  const login = await site.get('/admin/login')
  const address = /<link rel="manifest" href="([^"]+)"/.exec(login.html)?.[1] ?? ''
  const { headers, html } = await site.get(address)
  expect(headers.get('content-type')).toContain('application/manifest+json')
  const manifest = JSON.parse(html)
  expect(manifest).toMatchObject({
    id: '/admin',
    start_url: '/admin',
    scope: '/admin',
    display: 'standalone',
    icons: [
      { sizes: '192x192', purpose: 'any' },
      { sizes: '512x512', purpose: 'any' },
      { sizes: '512x512', purpose: 'maskable' },
    ],
    share_target: {
      action: '/admin/compartilhar',
      method: 'POST',
      enctype: 'multipart/form-data',
      params: { files: [{ name: 'fotos' }] },
    },
  })
  for (const { src } of manifest.icons) expect((await site.get(src)).status).toBe(200)
  expect((await site.get('/')).html).not.toContain('manifest')
})

test('no other site can share; photographs from a phone wait for the sign-in and land in the library (IMG-18)', async () => {
  const cookie = await cookieOf(demoAdmin)
  const picture = new Uint8Array(await plainImage(640, 480).jpeg().toBuffer())
  const send = async (headers: Record<string, string>) => {
    const body = new FormData()
    for (const name of ['a.jpg', 'b.jpg'])
      body.append('fotos', new File([picture], name, { type: 'image/jpeg' }))
    body.append('fotos', new File(['GIF89a'], 'c.jpg', { type: 'image/jpeg' }))
    const url = site.url('/admin/compartilhar')
    const { status, headers: answered } = await fetch(url, {
      method: 'POST',
      body,
      headers,
      redirect: 'manual',
    })
    return { status, location: answered.get('location') ?? '' }
  }
  const refused = { cookie, 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }
  expect(await send(refused)).toMatchObject({ status: 403 })

  const signedOut = await send({ 'sec-fetch-site': 'none' })
  expect(signedOut.status).toBe(303)
  const after = new URL(signedOut.location, site.origin).searchParams.get('voltar') ?? ''
  const back = await site.get(after, { cookie })
  expect(back.html).toContain('As fotos que você compartilhou não chegaram')

  const shared = await send({ cookie, 'sec-fetch-site': 'none', origin: 'null' })
  expect(shared).toEqual({ status: 303, location: '/admin/pictures?recebidas=2&recusadas=1' })
  const html = (await site.get(shared.location, { cookie })).html.replaceAll('\u00a0', ' ')
  expect(html).toContain('2 fotos recebidas: já na biblioteca. 1 foto ficou de fora')
  expect(html).toContain('640 × 480 px')
})
