import { plainImage } from '../../lib/media/images/test-images.ts'
import { expect, test } from '../fixtures.ts'
import { demoAdmin } from '../support/admin.ts'
import { expectAccessible } from '../support/axe.ts'

test('the panel can be installed and receives shared photographs, and the site is no app', async ({
  page,
}) => {
  await page.goto('/admin/login')
  const address = (await page.locator('link[rel=manifest]').getAttribute('href')) ?? ''
  const answer = await page.request.get(address)
  expect(answer.headers()['content-type']).toContain('application/manifest+json')
  const manifest = await answer.json()
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
  for (const { src } of manifest.icons) expect((await page.request.get(src)).status()).toBe(200)
  expect(await (await page.request.get('/')).text()).not.toContain('manifest')
})

test('no other site can share; photographs from a phone wait for the sign-in and land in the library', async ({
  page,
}) => {
  const photo = { name: 'a.jpg', mimeType: 'image/jpeg', buffer: await plainImage().jpeg().toBuffer() }
  const send = (headers: Record<string, string>) =>
    page.request.post('/admin/compartilhar', { multipart: { fotos: photo }, headers, maxRedirects: 0 })
  const evil = 'https://evil.example'
  const refused: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site', origin: evil },
    { 'sec-fetch-site': 'cross-site', origin: 'null' },
    { 'sec-fetch-site': 'same-site', origin: evil },
    { 'sec-fetch-site': 'none', origin: evil },
    { origin: evil },
    { origin: 'null' },
  ]
  for (const headers of refused) expect((await send(headers)).status(), JSON.stringify(headers)).toBe(403)
  const answer = await send({ 'sec-fetch-site': 'none' })
  expect(answer.status()).toBe(303)
  await page.goto(answer.headers().location ?? '')
  await page.getByLabel('E-mail').fill(demoAdmin.email)
  await page.getByLabel('Senha', { exact: true }).fill(demoAdmin.password)
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page.getByText('As fotos que você compartilhou não chegaram')).toBeVisible()

  const form = new FormData()
  const large = new Uint8Array(await plainImage(640, 480).jpeg().toBuffer())
  for (const name of ['a.jpg', 'b.jpg']) form.append('fotos', new File([large], name, { type: 'image/jpeg' }))
  form.append('fotos', new File(['GIF89a'], 'c.jpg', { type: 'image/jpeg' }))
  const shared = await page.request.post('/admin/compartilhar', {
    multipart: form,
    headers: { 'sec-fetch-site': 'none', origin: 'null' },
    maxRedirects: 0,
  })
  expect(shared.status()).toBe(303)
  const { location = '' } = shared.headers()
  expect(location).toBe('/admin/pictures?recebidas=2&recusadas=1')
  await page.goto(location)
  await expect(page.getByText('2 fotos recebidas: já na biblioteca. 1 foto ficou de fora')).toBeVisible()
  const newest = page.getByRole('list', { name: 'Fotos', exact: true }).getByRole('listitem').first()
  await expect(newest).toContainText('640 × 480 px')
  await expectAccessible(page)
})
