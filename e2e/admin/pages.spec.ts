import { expectAccessible } from '../support/axe.ts'
import { mediaPath } from '../support/demo-pictures.ts'
import { open } from '../support/page.ts'
import {
  expect,
  onSite,
  rowOf,
  storedItems,
  storeItems,
  testOfLists,
  toast,
} from '../support/stored-content.ts'

const test = testOfLists('pages', 'home_blocks', 'leisure_blocks', 'restaurant_blocks')

test('a block is previewed before it changes, another is added with a picture, and a page is switched off and on (PAGE-9, ADM-22, DRAFT-5)', {
  tag: '@main',
}, async ({ page }) => {
  await open(page, '/admin/pages')
  await page.getByRole('navigation', { name: 'Páginas' }).getByRole('link', { name: 'Gastronomia' }).click()
  await rowOf(page, 'Três mesas por dia').getByRole('button', { name: 'Editar Três mesas por dia' }).click()
  const dialog = page.getByRole('dialog', { name: /Bloco$/ })
  const hours = dialog.getByRole('group', { name: 'refeição ou prato 1' }).getByLabel('Horário ou preço')
  await hours.press('Control+a')
  await page.keyboard.type('das 6h45 às 10h45')
  const opening = page.waitForEvent('popup')
  await dialog.getByRole('button', { name: 'Pré-visualizar' }).click()
  const preview = await opening
  await expect(preview.getByText('das 6h45 às 10h45')).toBeVisible()
  await preview.close()
  await expectAccessible(page)
  await page.keyboard.press('Control+s')
  await expect(toast(page, 'Bloco atualizado com sucesso!')).toBeVisible()

  await page.getByRole('button', { name: 'Novo Bloco' }).click()
  await dialog.getByRole('button', { name: /^Foto e texto/ }).click()
  await dialog.getByRole('textbox', { name: 'Título' }).fill('Observação de aves')
  await dialog.getByRole('textbox', { name: 'Texto' }).fill('Ao nascer do sol, com um guia da região.')
  await dialog.getByLabel('Foto: arquivo').setInputFiles(mediaPath('academia.jpg'))
  await expect(toast(page, 'Imagem enviada com sucesso!')).toBeVisible()
  const again = page.waitForEvent('popup')
  await dialog.getByRole('button', { name: 'Pré-visualizar' }).click()
  const seen = await again
  const block = seen.getByRole('region', { name: 'Observação de aves' })
  const picture = block.getByRole('img').first()
  // The picture is not published yet, so the storage serves it.
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  await seen.getByRole('link', { name: 'Sair da prévia' }).click()
  await seen.close()
  await dialog.getByRole('button', { name: 'Criar' }).click()
  await expect(toast(page, 'Bloco criado com sucesso!')).toBeVisible()
  const site = await onSite(page, '/restaurante')
  for (const text of ['das 6h45 às 10h45', 'Observação de aves']) expect(site).toContain(text)
  expect(site).not.toContain('das 7h30 às 10h30')
  expect(site).toMatch(/\/media\/hotel-images\/hotel\/pages\//)

  await open(page, '/admin/pages')
  const save = page.getByRole('button', { name: 'Salvar', exact: true })
  await page.getByRole('switch', { name: 'Gastronomia' }).click()
  await save.click()
  await expect(toast(page, 'Páginas: alterações salvas com sucesso!')).toBeVisible()
  await onSite(page, '/restaurante', 404)
  for (const path of ['/', '/sitemap.xml']) expect(await onSite(page, path)).not.toContain('/restaurante')
  await open(page, '/admin/restaurant_blocks')
  await expect(page.getByText('Esta página está desligada: ')).toBeVisible()
  await page.getByRole('link', { name: 'Ligar em Páginas do site' }).click()
  await page.getByRole('switch', { name: 'Gastronomia' }).click()
  await save.click()
  await expect.poll(() => onSite(page)).toContain('href="/restaurante"')
  await onSite(page, '/restaurante')
})

test('a guest opens an answer and a rating’s source, search engines get the questions, and a page loads only its own icons (PAGE-8, PAGE-10)', async ({
  page,
}) => {
  const block = (id: string, more: object) => ({ id, name: id, active: true, ...more })
  const item = { icon: '', title: '', detail: '', text: '', link: null, image: null }
  await storeItems('leisure_blocks', [
    ...(await storedItems('leisure_blocks')),
    block('faq', {
      ...{ kind: 'faq', title: 'O que costumam perguntar' },
      items: [{ ...item, title: 'A piscina abre no inverno?', text: 'Sim, a água é aquecida o ano todo.' }],
    }),
    block('ratings', {
      ...{ kind: 'ratings', title: 'O que dizem de nós' },
      items: [
        {
          ...{ ...item, title: 'Google', detail: '4,8 de 5', text: 'novembro de 2026, 312 avaliações' },
          link: 'https://notas.example/quaresmeira',
        },
      ],
    }),
  ])
  await open(page, '/bem-estar')
  const answer = page.getByText('Sim, a água é aquecida o ano todo.')
  await expect(answer).toBeHidden()
  await page.getByText('A piscina abre no inverno?').click()
  await expect(answer).toBeVisible()
  await expect(page.getByRole('link', { name: /^Ver em Google/ })).toHaveAttribute(
    'href',
    'https://notas.example/quaresmeira',
  )
  expect(await page.content()).toContain('"@type":"FAQPage"')
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expectAccessible(page)
  }

  const home = await storedItems('home_blocks')
  const amenities = {
    ...{ kind: 'amenities', label: '', title: 'No hotel', text: '' },
    items: ['horseshoe', 'wine'].map((icon) => ({ ...item, icon, title: icon })),
  }
  await storeItems(
    'home_blocks',
    home.map((one) => (one.kind === 'amenities' ? { ...one, ...amenities } : one)),
  )
  const loaded = new Set<string>()
  page.on('response', (response) => void loaded.add(new URL(response.url()).pathname))
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/')
  await page.locator('.amenities').scrollIntoViewIfNeeded()
  await expect
    .poll(() => [...loaded].filter((path) => path.startsWith('/images/icones/')).toSorted())
    .toEqual(['/images/icones/horseshoe.svg', '/images/icones/wine.svg'])
})
