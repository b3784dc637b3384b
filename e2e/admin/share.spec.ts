import { z } from 'zod'
import { plainImage } from '../../lib/media/images/test-images.ts'
import { expect, test } from '../fixtures.ts'
import { demoAdmin } from '../support/admin.ts'
import { expectAccessible } from '../support/axe.ts'

const manifest = z.object({
  id: z.literal('/admin'),
  name: z.string().min(1),
  start_url: z.literal('/admin'),
  scope: z.literal('/admin'),
  display: z.literal('standalone'),
  icons: z.array(z.object({ src: z.string(), sizes: z.string(), purpose: z.enum(['any', 'maskable']) })),
  share_target: z.object({
    action: z.literal('/admin/compartilhar'),
    method: z.literal('POST'),
    enctype: z.literal('multipart/form-data'),
    params: z.object({ files: z.array(z.object({ name: z.literal('fotos') })).length(1) }),
  }),
})

test('the panel can be installed, and the site is no app', async ({ page }) => {
  await page.goto('/admin/login')
  const link = page.locator('link[rel=manifest]')
  const address = (await link.getAttribute('href')) ?? ''
  const answer = await page.request.get(address)
  expect(answer.headers()['content-type']).toContain('application/manifest+json')
  const { icons } = manifest.parse(await answer.json())
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ])
  for (const { src } of icons) expect((await page.request.get(src)).status()).toBe(200)
  expect(await (await page.request.get('/')).text()).not.toContain('manifest')
})

test('no other site can share; photographs from a phone wait for the sign-in and land in the library', async ({
  page,
}) => {
  const send = async (headers: Record<string, string>) => {
    const photo = { name: 'a.jpg', mimeType: 'image/jpeg', buffer: await plainImage().jpeg().toBuffer() }
    return page.request.post('/admin/compartilhar', { multipart: { fotos: photo }, headers, maxRedirects: 0 })
  }
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
  const photo = new Uint8Array(await plainImage(640, 480).jpeg().toBuffer())
  for (const name of ['a.jpg', 'b.jpg']) form.append('fotos', new File([photo], name, { type: 'image/jpeg' }))
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
