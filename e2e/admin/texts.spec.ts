import { expectAccessible } from '../support/axe.ts'
import { missingPage } from '../support/faults.ts'
import { open } from '../support/page.ts'
import { answerOf, expect, storedItems, storeItems, testOfLists, toast } from '../support/stored-content.ts'

const test = testOfLists('testimonials', 'texts', 'arrival')

test('a testimonial is added and shown; one alone has no buttons, and without any the section is missing', async ({
  page,
}) => {
  await open(page, '/admin/testimonials')
  await page.getByRole('button', { name: 'Novo Depoimento' }).click()
  const dialog = page.getByRole('dialog', { name: 'Novo Depoimento' })
  await dialog.getByRole('button', { name: 'Criar' }).click()
  await expect(dialog.getByText('Escreva o depoimento')).toBeVisible()
  await dialog.getByRole('textbox', { name: /^Depoimento/ }).fill('O silêncio ainda mora em nós.')
  await dialog.getByLabel('Quem disse').fill('Teresa')
  await dialog.getByLabel('Mês da estadia').fill('10/2026')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Criar' }).click()
  await expect(toast(page, 'Depoimento criado com sucesso!')).toBeVisible()
  await expect(page.getByRole('row', { name: /Teresa/ })).toContainText('O silêncio ainda mora em nós.')
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
  const many = Array.from({ length: 9 }, (_, index) => ({
    ...stored[3],
    id: `t${index}`,
    name: `Hóspede ${index}`,
  }))
  await storeItems('testimonials', many)
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    await open(page, '/')
    await section.getByText('1 / 9').scrollIntoViewIfNeeded()
    await expect(section.getByRole('button', { name: /^Ir para o slide/ })).toHaveCount(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
  await storeItems('testimonials', [])
  await open(page, '/')
  await expect(section).toHaveCount(0)
})

test('a changed part of the terms is shown with its day, and an unknown fact is refused', async ({
  page,
}) => {
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
  await expect(toast(page, 'Textos legais: alterações salvas com sucesso!')).toBeVisible()
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

  await open(page, '/admin/texts')
  const own = page.getByRole('group', { name: 'Partes dos termos' })
  await own.getByRole('button', { name: 'Começar do texto padrão' }).click()
  await expect(own.getByRole('button', { name: 'Começar do texto padrão' })).toHaveCount(0)
  await own.getByLabel('Título').first().fill('O nosso site')
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await expect(toast(page, 'Textos legais: alterações salvas com sucesso!')).toBeVisible()
  const { html } = await answerOf(page, '/termos')
  expect(html).toContain('O nosso site')
  expect(html).toContain('Código de Defesa do Consumidor')
})

test('the page for guests before arrival exists, and is linked, only if it has a part', async ({
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
  await page.getByRole('button', { name: 'Adicionar estação' }).click()
  await page.getByLabel('Quando').fill('Em julho')
  await page.getByRole('textbox', { name: /^O quê/ }).fill('Gorro e luvas.')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await expect(toast(page, 'Antes de chegar: alterações salvas com sucesso!')).toBeVisible()
  const { status, html } = await answerOf(page, '/antes-de-chegar')
  expect(status).toBe(200)
  expect(html).toContain('Gorro e luvas.')
  expect(html).not.toContain('Ficha digital')
  expect((await answerOf(page, '/sitemap.xml')).html).toContain('/antes-de-chegar')
  for (const path of ['/termos', '/oferta/natal-2026']) {
    expect((await answerOf(page, path)).html).toContain('href="/antes-de-chegar"')
  }
  expect(html).toMatch(/href="https:\/\/wa\.me\/\?text=Antes%20de%20chegar[^"]*antes-de-chegar"/)
  await open(page, '/antes-de-chegar')
  await expectAccessible(page)
})
