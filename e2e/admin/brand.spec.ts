import sharp from 'sharp'
import { expectAccessible } from '../support/axe.ts'
import { open } from '../support/page.ts'
import { expect, onSite, testOfSections as test, toast } from '../support/stored-content.ts'

const svg = (content: string) => ({
  name: 'logo.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 60">${content}</svg>`),
})
const logo = svg('<circle cx="30" cy="30" r="28" fill="#1d4e89"/>')

// The product's own shades are in the style sheet, which a cached page inlines.
const ownShade = /data-precedence="marca"[^>]*>[^<]*--color-forest-800:/

test('a new logo and new colours appear on the site at the next request, and can be removed again (BRAND-1, BRAND-2, BRAND-5, BRAND-6, BRAND-7, BRAND-9)', async ({
  page,
}) => {
  await open(page, '/admin/hotel')
  await page.getByRole('navigation').getByRole('link', { name: 'Marca' }).first().click()
  await expect(page.getByRole('heading', { name: 'Marca', level: 1 })).toBeVisible()
  expect(await onSite(page)).not.toMatch(ownShade)
  const form = page.getByRole('main').locator('form')

  await form.getByLabel('Logotipo: arquivo').setInputFiles(logo)
  await expect(toast(page, 'Imagem enviada com sucesso!')).toBeVisible()
  await form.getByLabel('Cor principal', { exact: true }).press('Control+a')
  await page.keyboard.type('#1d4e89')
  await form.getByLabel('Nome', { exact: true }).fill('Pousada da Barra')
  await form.getByLabel('Leve').check()
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Salvar', exact: true }).click()
  await expect(toast(page, 'Marca atualizada com sucesso!')).toBeVisible()

  const home = await onSite(page)
  expect(home).toContain('--color-forest-800:#1d4e89')
  expect(home).toContain('alt="Pousada da Barra"')
  expect(home).toMatch(/font-family:"Jost";src:url\([^)]*jost/)
  const [, icon = ''] = /<link rel="icon" href="([^"]+)"/.exec(home) ?? []
  expect(icon).toMatch(/^\/icones\/site-96\.png\?[\da-f]{8}$/)
  const picture = await page.request.get(icon)
  const { dominant } = await sharp(await picture.body())
    .flatten({ background: '#1d4e89' })
    .stats()
  expect(dominant.b).toBeGreaterThan(dominant.r)
  const [, white = ''] = /src="(\/icones\/logo-branco\.png\?[\da-f]{8})"/.exec(home) ?? []
  expect((await page.request.get(white)).headers()['content-type']).toBe('image/png')
  for (const path of ['/pesquisa', '/nada', '/admin/login/esqueci-a-senha']) {
    expect(await (await page.request.get(path)).text(), path).toContain('--color-forest-800:#1d4e89')
  }
  const manifest = await (await page.request.get('/painel.webmanifest')).json()
  expect(manifest.name).toBe('Painel · Pousada da Barra')
  expect(manifest.theme_color).not.toBe('#113528')

  await form.getByRole('button', { name: 'Remover' }).first().click()
  await form.getByLabel('Cor principal', { exact: true }).fill('#065f46')
  await form.getByLabel('Nome', { exact: true }).fill('')
  await form.getByLabel('Clássica').check()
  await form.getByRole('button', { name: 'Salvar', exact: true }).click()
  await expect(async () => {
    const now = await onSite(page)
    expect(now).not.toMatch(ownShade)
    expect(now).toContain('/icones/site.svg')
  }).toPass()
})

test('another emblem and landscape appear everywhere, and no page keeps the blossom (BRAND-8, BRAND-11, BRAND-12, BRAND-13)', async ({
  page,
}) => {
  test.slow()
  const petal = 'M0-2.1C-4.4'
  expect(await onSite(page)).toContain(petal)
  await open(page, '/admin/brand')
  const form = page.getByRole('main').locator('form')
  const save = async () => {
    await form.getByRole('button', { name: 'Salvar', exact: true }).click()
    await expect(toast(page, 'Marca atualizada com sucesso!')).toBeVisible()
  }
  const choice = form.getByRole('group', { name: 'Emblema' })
  await choice.getByLabel('Onda').check()
  await form.getByLabel('Paisagem desenhada').selectOption('Litoral')
  await save()
  const paths = [
    ...['/', '/sobre', '/quartos', '/restaurante', '/ofertas', '/oferta/natal-2026', '/termos', '/pesquisa'],
    '/admin/login/esqueci-a-senha',
    '/icones/site.svg',
  ]
  for (const path of paths) expect(await (await page.request.get(path)).text(), path).not.toContain(petal)
  const home = await onSite(page)
  expect(home).toContain('/images/mapa-litoral.svg')
  expect(home).not.toContain('mapa-relevo')
  const share = /property="og:image" content="([^"]+)"/.exec(home)?.[1] ?? ''
  expect(share).toMatch(/\/opengraph-image\?[\da-f]{8}$/)
  await open(page, '/admin/brand')
  await choice.getByLabel('Nenhum').check()
  await form.getByLabel('Paisagem desenhada').selectOption('Nenhuma')
  await form.getByLabel('Logotipo: arquivo').setInputFiles(svg('<path d="M0 20h60v20H0z" fill="#1d4e89"/>'))
  await expect(toast(page, 'Imagem enviada com sucesso!')).toBeVisible({ timeout: 60_000 })
  await form.getByLabel('Contemporânea').check()
  await save()
  for (const [path, width] of [
    ['/', 390],
    ['/pesquisa', 1440],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await open(page, path)
    await expect(page.locator('.divider .emblem:visible, header .emblem:visible')).toHaveCount(0)
    const box = await page.locator('.logo-picture:visible').first().boundingBox()
    expect(box?.height, path).toBeLessThan(64)
  }
  const login = await page.context().browser()?.newPage({ baseURL: page.url() })
  await login?.goto('/admin/login')
  expect((await login?.locator('.logo-picture').boundingBox())?.height).toBeLessThan(64)
  await login?.close()
})
