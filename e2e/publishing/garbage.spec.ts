import { routes } from '../../lib/paths.ts'
import { expect, test } from './fixtures.ts'

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

const broken = [
  null,
  7,
  'texto',
  [],
  {},
  { id: 1 },
  { ...hostile, id: 'b', slug: '../admin' },
  { ...hostile, price: '1' },
]

test('stored garbage never breaks a page and never appears in one', async ({ site: { backend, a, b } }) => {
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
  for (const server of [a, b]) {
    for (const path of [...Object.values(routes), '/oferta/hostil', '/sitemap.xml']) {
      const { status, html } = await server.get(path)
      expect(status, path).toBe(200)
      expect(html, path).not.toContain('<script>alert')
      expect(html, path).not.toContain('<img src=x')
      expect(html, path).not.toContain('<svg onload')
      expect(html, path).not.toContain('javascript:')
      expect(html, path).not.toContain('mal.example')
      expect(html, path).not.toContain('Repetida')
    }
  }
  expect((await a.get('/oferta/hostil')).html).toContain('&lt;img src=x onerror=alert(1)&gt;')
  expect((await a.get('/quartos')).html).toContain('&lt;svg onload=alert(1)&gt;')
})

test('a reply without the hotel does not replace good content', async ({ site: { backend, a } }) => {
  const { version } = await a.get('/')
  for (const hotel of [null, {}, 'quaresmeira']) {
    backend.edit((document) => ({ ...document, hotel }))
    expect(await a.publish()).toEqual({ status: 200, body: '{"fresh":false}' })
    expect(await a.get('/')).toMatchObject({ status: 200, version })
  }
})
