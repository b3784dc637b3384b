import { startNaming } from '../../lib/hotel/naming/words.ts'
import { service } from '../support/admin.ts'
import { expectAccessible } from '../support/axe.ts'
import { open } from '../support/page.ts'
import {
  expect,
  onSite,
  publish,
  rowOf,
  storedItems,
  storeItems,
  testOfLists,
  testOfSections,
  toast,
} from '../support/stored-content.ts'

const test = testOfLists('naming', 'rooms', 'packages')

test("a hotel's own word, kinds, categories and menu are on the site at the next request (ROOM-17, ROOM-18, NAV-18)", async ({
  page,
}) => {
  const { kinds, package_categories } = startNaming
  await storeItems('naming', [
    {
      ...{ id: 'naming', room_one: 'suíte', room_many: 'suítes', room_gender: 'a', rooms_shown: 'each' },
      kinds: [
        ...kinds.map((kind) => (kind.code === 'familia' ? { ...kind, name: 'Conforto' } : kind)),
        { code: 'master', name: 'Máster', title: 'Suíte Máster com varanda' },
      ],
      package_categories: package_categories.map((one, place) =>
        place === 0 ? { ...one, name: 'A dois' } : one,
      ),
      menu: ['about', 'leisure', 'rooms', 'restaurant', 'packages'].map((page) => ({
        page,
        label: page === 'leisure' ? 'Experiências' : '',
      })),
    },
  ])
  await open(page, '/admin/rooms')
  await expect(page.getByText('Gerencie as suítes que os visitantes veem no site.')).toBeVisible()
  await expect(page.getByText(/Não aparece no site: “/)).toHaveCount(0)
  await rowOf(page, 'Chalé Família').getByRole('button', { name: 'Editar' }).click()
  await page.getByLabel('Categoria').selectOption('Máster')
  await page.getByRole('button', { name: 'Atualizar' }).click()
  await expect(toast(page, 'Quarto atualizado com sucesso!')).toBeVisible()
  await open(page, '/admin/packages')
  await expect(page.getByLabel('Categoria').getByRole('option')).toContainText(['A dois'])

  await page.goto('/quartos')
  await expect(page).toHaveTitle(/^Suítes/)
  const links = page.getByRole('navigation', { name: 'Principal' }).getByRole('link')
  await expect(links).toHaveText(['SOBRE', 'EXPERIÊNCIAS', 'SUÍTES', 'GASTRONOMIA', 'PACOTES'])
  const index = page.getByRole('navigation', { name: 'Categorias de suítes' }).getByRole('link')
  await expect(index).toHaveCount(
    (await storedItems('rooms')).filter(({ active }) => active !== false).length,
  )
  await expectAccessible(page)
  await page
    .locator('#master')
    .getByRole('button', { name: /^Reservar/ })
    .click()
  await expect(page.getByRole('dialog', { name: 'Suíte Máster com varanda' })).toBeVisible()
  const home = await onSite(page)
  expect(home).toContain('Ver Todas as Suítes')
  expect(home).toContain('A dois')
  expect(await onSite(page, '/pesquisa')).toContain('Em que suíte você ficou?')
  const missing = await onSite(page, '/nada', 404)
  for (const html of [home, missing]) expect(html).not.toMatch(/CHALÉS|Ver Todos os Chalés/)
})

const names = [
  'Quaresmeira',
  'Pousada Maré Mansa X',
  'Refúgio Ecológico da Serra dos Órgãos',
  'Pousada Recanto das Bromélias e Araucárias da Serra Fluminense',
].map((name) => name.slice(0, 60))

testOfSections('a name of up to 60 letters touches nothing in the header (NAV-19)', async ({ page }) => {
  testOfSections.slow()
  const rename = async (values: object) => {
    const { error } = await service().from('hotel_configurations').update(values).not('hotel_id', 'is', null)
    expect(error).toBeNull()
    await publish()
  }
  const wrong: string[] = []
  for (const values of [
    ...names.map((name) => ({ name, logo_url: null })),
    { logo_url: '/images/serra.svg' },
  ]) {
    await rename(values)
    await page.goto('/sobre')
    for (const width of [320, 360, 390, 640, 768, 1024, 1100, 1279, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      const found = await page.getByRole('banner').evaluate((header) => {
        const parts = [
          ...header.querySelectorAll('.header-menu, nav a, .site-header-logo, .text-link, .book-now'),
        ]
        const shown = parts.flatMap((part) => {
          const { left, right, top, bottom } = part.getBoundingClientRect()
          return right > left ? [{ left, right, top, bottom, text: part.textContent }] : []
        })
        const name = header.querySelector('.logo > span')
        const bar = header.getBoundingClientRect()
        return [
          ...shown.flatMap((a, place) =>
            shown
              .slice(place + 1)
              .flatMap((b) =>
                a.right > b.left + 0.5 && b.right > a.left + 0.5 ? [`${a.text}/${b.text}`] : [],
              ),
          ),
          ...shown
            .filter(({ left, right }) => left < 0 || right > innerWidth + 0.5)
            .map(({ text }) => `out: ${text}`),
          ...shown
            .filter(({ top, bottom }) => top < bar.top - 1 || bottom > bar.bottom + 1)
            .map(({ text }) => `tall: ${text}`),
          ...(name && (name.scrollHeight > name.clientHeight + 3 || name.scrollWidth > name.clientWidth + 3)
            ? ['cut']
            : []),
        ]
      })
      wrong.push(...found.map((what) => `${JSON.stringify(values)} at ${width}: ${what}`))
    }
  }
  expect(wrong).toEqual([])
})
