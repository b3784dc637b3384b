import { expectAccessible } from '../support/axe.ts'
import { missingPage } from '../support/faults.ts'
import { open } from '../support/page.ts'
import { answerOf, expect, storedItems, storeItems, testOfLists, toast } from '../support/stored-lists.ts'

const test = testOfLists('testimonials', 'texts', 'arrival')
const legalSaved = 'Textos legais: alterações salvas com sucesso!'
const arrivalSaved = 'Antes de chegar: alterações salvas com sucesso!'

test('a testimonial is added, and home shows it; with one there is nothing to turn, with none no section', async ({
  page,
}) => {
  await open(page, '/admin/testimonials')
  await page.getByRole('button', { name: 'Novo Depoimento' }).click()
  const dialog = page.getByRole('dialog', { name: 'Novo Depoimento' })
  await dialog.getByLabel('Mês da estadia').fill('verão')
  await dialog.getByRole('button', { name: 'Criar' }).click()
  await expect(dialog.getByText('Escreva o depoimento')).toBeVisible()
  await expect(dialog.getByText('Escreva o mês como julho de 2026 ou 07/2026')).toBeVisible()
  await dialog.getByRole('textbox', { name: /^Depoimento/ }).fill('O silêncio ainda mora em nós.')
  await dialog.getByLabel('Quem disse').fill('Teresa')
  await dialog.getByLabel('Mês da estadia').fill('10/2026')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Criar' }).click()
  await expect(toast(page, 'Depoimento criado com sucesso!')).toBeVisible()
  const home = await answerOf(page, '/')
  expect(home.html).toContain('“O silêncio ainda mora em nós.”')
  expect(home.html).toContain(' · outubro de 2026')

  const stored = await storedItems('testimonials')
  expect(stored).toHaveLength(4)
  await storeItems('testimonials', stored.slice(3))
  await open(page, '/')
  const section = page.getByRole('region', { name: 'Depoimentos', exact: true })
  await expect(section.getByRole('figure')).toHaveCount(1)
  await expect(section.getByRole('button')).toHaveCount(0)
  await storeItems('testimonials', [])
  await open(page, '/')
  await expect(section).toHaveCount(0)
})

test('terms: a part changes, its day is noted, and a fact that nobody knows is refused', async ({ page }) => {
  await open(page, '/admin/texts')
  await expect(page.getByRole('complementary', { name: 'Dados do hotel' })).toContainText('{idade_gratis}')
  const body = page.getByRole('group', { name: 'Partes dos termos' }).getByLabel('Texto').first()
  await body.fill('Este site é do hotel {hotell}.')
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await expect(
    page.getByText('Não conhecemos {hotell}: use um dado da lista, como {hotel}').first(),
  ).toBeVisible()
  await body.fill(
    'Este site é do hotel {hotel}. Fale em https://ajuda.example/.\n\n- sem cadastro\n- <b>sem custo</b>',
  )
  await page
    .getByRole('group', { name: 'Partes acrescentadas' })
    .getByRole('button', { name: 'Adicionar parte' })
    .click()
  const added = page.getByRole('group', { name: 'Partes acrescentadas' })
  await added.getByLabel('Título').fill('Câmeras')
  await added.getByLabel('Texto').fill('Há câmeras na porteira. O Pix é {pix}.')
  await page.getByLabel('Encarregado de dados').fill('Ana Lima')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await expect(toast(page, legalSaved)).toBeVisible()
  const terms = await answerOf(page, '/termos')
  expect(terms.html).toContain('Este site é do hotel Quaresmeira. Fale em <a href="https://ajuda.example/">')
  expect(terms.html).toContain('<li>sem cadastro</li><li>&lt;b&gt;sem custo&lt;/b&gt;</li>')
  expect(terms.html).toContain('dateTime="2026-11-20"')
  const privacy = await answerOf(page, '/privacidade')
  expect(privacy.html).toContain('<p>Há câmeras na porteira.</p>')
  expect(privacy.html).toContain('Encarregado pelo tratamento de dados pessoais: Ana Lima')

  await storeItems('texts', [])
  await open(page, '/termos')
  await expect(page.getByRole('main')).toContainText('Código de Defesa do Consumidor')
  await expect(page.getByRole('main')).not.toContainText('quadriciclo')
  await expectAccessible(page)
})

test('before arriving: nothing written, no page and no link; one part makes both', async ({
  page,
  tolerate,
}) => {
  tolerate(missingPage)
  await storeItems('arrival', [])
  const missing = await answerOf(page, '/antes-de-chegar')
  expect(missing.status).toBe(404)
  expect(missing.html).toContain('Oops! Page not found')
  expect((await answerOf(page, '/sitemap.xml')).html).not.toContain('antes-de-chegar')
  for (const path of ['/termos', '/oferta/natal-2026']) {
    expect((await answerOf(page, path)).html).not.toContain('antes-de-chegar')
  }

  await open(page, '/admin/arrival')
  await page.getByLabel('Link da ficha digital').fill('http://ficha.example')
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await expect(page.getByText('Use um link que comece com https://').first()).toBeVisible()
  await page.getByLabel('Link da ficha digital').fill('')
  await page.getByRole('button', { name: 'Adicionar estação' }).click()
  await page.getByLabel('Quando').fill('Em julho')
  await page.getByRole('textbox', { name: /^O quê/ }).fill('Gorro e luvas.')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await expect(toast(page, arrivalSaved)).toBeVisible()
  const { status, html } = await answerOf(page, '/antes-de-chegar')
  expect(status).toBe(200)
  expect(html).toContain('Gorro e luvas.')
  expect(html).not.toContain('Ficha digital')
  expect((await answerOf(page, '/sitemap.xml')).html).toContain('/antes-de-chegar')
  for (const path of ['/termos', '/oferta/natal-2026']) {
    expect((await answerOf(page, path)).html).toContain('href="/antes-de-chegar"')
  }
  await open(page, '/antes-de-chegar')
  const share = page.getByRole('link', { name: /Enviar por WhatsApp/ })
  expect(await share.getAttribute('href')).toMatch(
    /^https:\/\/wa\.me\/\?text=Antes%20de%20chegar.*antes-de-chegar$/,
  )
  await expectAccessible(page)
})
