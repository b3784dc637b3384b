import { routes } from '../../lib/paths.ts'
import { demoHotel } from '../../supabase/local/demo/test-content.ts'
import { activePackages } from '../support/content.ts'
import { expect, test } from './fixtures.ts'

test('without featured packages their sections are gone, and the list has its own image', async ({
  site,
}) => {
  site.backend.edit((document) => ({
    ...document,
    packages: activePackages.map((pkg) => ({ ...pkg, isFeatured: false })),
  }))
  await site.a.publish()
  const home = await site.a.get('/')
  expect(home.status).toBe(200)
  expect(home.html).not.toContain('Ofertas Especiais')
  expect(home.html).toContain('BEM-VINDOS')
  const list = await site.a.get('/ofertas')
  expect(list.status).toBe(200)
  expect(list.html).not.toContain('Pacotes em destaque')
  expect(list.html).toContain('drawn-ground')
  for (const { slug } of activePackages) expect(list.html).toContain(`/oferta/${slug}`)
})

test('without any package, chalet or text the pages still stand', async ({ site }) => {
  site.backend.edit(() => ({
    hotel: demoHotel,
    configuration: null,
    hero: null,
    about: null,
    packages: [],
    rooms: [],
  }))
  await site.a.publish()
  for (const path of Object.values(routes)) {
    const page = await site.a.get(path)
    expect(page.status, path).toBe(isOfBlocks(path) ? 404 : 200)
    expect(page.html.match(/<h1/g), path).toHaveLength(1)
    expect(page.html, path).not.toMatch(/\bundefined\b<|>null<|src=""|href="tel:"|href="mailto:"/)
  }
  const list = (await site.a.get('/ofertas')).html
  expect(list).not.toContain('Nenhum pacote encontrado')
  for (const onward of ['Reservar Agora', 'Conheça os chalés', 'href="/quartos"'])
    expect(list).toContain(onward)
})

/** Made of nothing but what staff have written: without it there is no such page (PAGE-7, PAGE-9). */
function isOfBlocks(path: string) {
  return [routes.about, routes.leisure, routes.restaurant, routes.arrival].some((one) => one === path)
}
