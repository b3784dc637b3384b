import { routes } from '../../lib/paths.ts'
import { demoConfiguration, demoHotel } from '../../supabase/local/demo/test-content.ts'
import { activePackages } from '../support/content.ts'
import { open } from '../support/page.ts'
import { packageSlug } from './document.ts'
import { expect, test } from './fixtures.ts'

/** Exist only if staff have written them (PAGE-7, PAGE-9). */
const pagesOfBlocks: string[] = [routes.about, routes.leisure, routes.restaurant, routes.arrival]

test('without content the pages still have a heading and a way onward', async ({ site: { backend, a } }) => {
  backend.edit((document) => ({
    ...document,
    packages: activePackages.map((pkg) => ({ ...pkg, isFeatured: false })),
  }))
  await a.publish()
  const home = await a.get('/')
  expect(home.html).not.toContain('Ofertas Especiais')
  expect(home.html).toContain('BEM-VINDOS')
  const offers = await a.get('/ofertas')
  expect(offers.html).not.toContain('Pacotes em destaque')
  expect(offers.html).toContain('drawn-ground')
  for (const { slug } of activePackages) expect(offers.html).toContain(`/oferta/${slug}`)

  const nothing = { configuration: null, hero: null, about: null, packages: [], rooms: [] }
  backend.edit(() => ({ hotel: demoHotel, ...nothing }))
  await a.publish()
  for (const path of Object.values(routes)) {
    const page = await a.get(path)
    expect(page.status, path).toBe(pagesOfBlocks.includes(path) ? 404 : 200)
    expect(page.html.match(/<h1/g), path).toHaveLength(1)
    expect(page.html, path).not.toMatch(/\bundefined\b<|>null<|src=""|href="tel:"|href="mailto:"/)
  }
  const empty = (await a.get('/ofertas')).html
  expect(empty).not.toContain('Nenhum pacote encontrado')
  expect(empty).toContain('Reservar Agora')
  expect(empty).not.toContain('href="/quartos"')
})

const hostile = {
  id: 'hostil',
  slug: 'hostil',
  name: '</script><script>alert(1)</script>',
  title: '<img src=x onerror=alert(1)>',
  description: '"><svg onload=alert(1)>',
  category: 'romantico',
  price: 100,
  images: { principal: 'javascript:alert(1)', gallery: ['data:text/html,x', 7, null] },
  features: [null, 3, { a: 1 }, '<b>café</b>'],
  dates: { accommodationStart: '2026-02-31', accommodationEnd: 12 },
  primaryColor: 'red;background:url(//mal.example)',
  bookingUrl: 'javascript:alert(1)',
  orderIndex: 'primeiro',
}

const hostileRoom = {
  id: 'chale-hostil',
  name: hostile.name,
  category: 'premium',
  description: hostile.description,
  detailed_description: hostile.title,
  capacity: 'muitos',
  bed_configuration: { a: 1 },
  features: hostile.features,
  images: ['javascript:alert(1)', null],
  video_url: 'javascript:alert(1)',
}

const hostileBlocks = [
  { id: 'a', kind: 'constructor', title: hostile.name },
  { id: 'b', kind: 'columns', title: hostile.name, items: 'x' },
  { id: 'c', kind: 'full_picture', image: 'javascript:alert(1)', quote: hostile.title },
  { id: 'd', kind: 'quote', quote: hostile.title },
]

const broken = [null, 7, 'texto', [], {}, { id: 1 }, { ...hostile, id: 'b', slug: '../admin' }]

test('stored garbage never breaks a page and never appears in one', async ({ site: { backend, a } }) => {
  backend.edit((document) => ({
    ...document,
    configuration: { logo_url: 'javascript:alert(1)', phone: 5, primary_color: 'url(x)' },
    hero: 'quebrado',
    about: [1, 2],
    pages: [hostile],
    home_blocks: 'quebrado',
    about_blocks: [...broken, ...hostileBlocks],
    packages: [...broken, hostile, { ...hostile, name: 'Repetida' }, { ...hostile, id: 'c', active: 'true' }],
    rooms: [null, [], { ...hostileRoom, id: 'luxo', category: 'constructor' }, hostileRoom],
  }))
  expect(await a.publish()).toEqual({ status: 200, body: '{"fresh":true}' })
  for (const path of [...Object.values(routes), '/oferta/hostil', '/sitemap.xml']) {
    const { status, html } = await a.get(path)
    expect(status, path).toBe(200)
    expect(html, path).not.toMatch(/<script>alert|<img src=x|<svg onload|javascript:|mal\.example|Repetida/)
  }
  expect((await a.get('/oferta/hostil')).html).toContain('&lt;img src=x onerror=alert(1)&gt;')
  expect((await a.get('/quartos')).html).toContain('&lt;svg onload=alert(1)&gt;')
})

test('two numbers in one field are two links, and words alone are none', async ({
  site: { backend, a },
  page,
}) => {
  const numbers = ['tel:2455500142', 'tel:24999990000']
  const publish = async (phone: string) => {
    const configuration = { ...demoConfiguration, phone }
    backend.edit((document) => ({ ...document, configuration, contacts: [] }))
    await a.publish()
  }
  const dialled = (scope: string) =>
    page
      .locator(`${scope} a[href^="tel:"]`)
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))

  await page.setViewportSize({ width: 1024, height: 768 })
  await publish('(24) 5550-0142 / (24) 99999-0000 (WhatsApp)')
  await open(page, a.url('/'))
  expect(await dialled('header')).toEqual(numbers.slice(0, 1))
  for (const scope of ['#rodape', 'main address']) expect(await dialled(scope)).toEqual(numbers)
  expect(await page.locator('script[type="application/ld+json"]').first().textContent()).toContain(
    '"telephone":"(24) 5550-0142"',
  )
  await page.getByRole('banner').getByRole('button', { name: 'RESERVAR AGORA' }).click()
  await expect(page.getByRole('dialog').locator('a[href^="tel:"]')).toHaveCount(2)

  for (const phone of [
    '+55 (024) 9 99999 - 0000 '.repeat(3),
    'ligue para a recepção '.repeat(9),
    '5'.repeat(80),
  ]) {
    await publish(phone)
    await page.goto(a.url('/sobre'))
    const button = page.getByRole('banner').getByRole('button', { name: 'RESERVAR AGORA' })
    const { x = 1024, width = 0 } = (await button.boundingBox()) ?? {}
    expect(x + width, phone).toBeLessThanOrEqual(1024 - 8)
    for (const href of await dialled('body')) expect(href).toMatch(/^tel:\+?\d{8,13}$/)
  }
  await expect(page.getByRole('contentinfo')).toContainText('5'.repeat(80))
})

test('without a number for WhatsApp there is no trace of it; with one it is everywhere', async ({
  site: { backend, a },
  page,
}) => {
  const publish = async (whatsapp: string) => {
    backend.edit((document) => ({ ...document, contacts: [{ id: 'contacts', whatsapp }] }))
    await a.publish()
  }
  const dialog = page.getByRole('dialog')
  const openDialog = async () => {
    await open(page, a.url('/quartos'))
    await page.getByRole('button', { name: 'Reservar Chalé Família' }).click()
  }
  const paths = ['/', '/quartos', `/oferta/${packageSlug}`]
  await publish('')
  for (const path of paths) expect((await a.get(path)).html, path).not.toMatch(/WhatsApp|#whatsapp|wa\.me/)
  await openDialog()
  await expect(dialog).toContainText('Prefere conversar?')
  await expect(dialog).not.toContainText('WhatsApp')

  await publish('(24) 99999-0142')
  for (const path of paths.slice(1))
    expect((await a.get(path)).html, path).toContain('https://wa.me/5524999990142?text=')
  await openDialog()
  await expect(dialog.getByRole('link', { name: /^WhatsApp/ })).toHaveAttribute('href', /5524999990142/)
})
