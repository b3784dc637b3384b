import { expectAccessible } from '../support/axe.ts'
import { open } from '../support/page.ts'
import { answerOf, expect, testOfLists, toast } from '../support/stored-content.ts'

const test = testOfLists('texts', 'contacts', 'conditions')

test('changed terms, contacts and conditions are on the site at the next request (PAGE-4, PAGE-6, ID-1, ID-2, ID-7)', async ({
  page,
}) => {
  const save = async (name: string) => {
    await page.getByRole('button', { name: 'Salvar', exact: true }).click()
    await expect(toast(page, `${name}: alterações salvas com sucesso!`)).toBeVisible()
  }
  await open(page, '/admin/texts')
  await expect(page.getByRole('complementary', { name: 'Dados do hotel' })).toContainText('{idade_gratis}')
  const body = page.getByRole('group', { name: 'Partes dos termos' }).getByLabel('Texto').first()
  await body.press('Control+a')
  await page.keyboard.type(
    'Este site é do hotel {hotel}. Fale em https://ajuda.example/.\n\n- sem cadastro\n- <b>sem custo</b>',
  )
  const added = page.getByRole('group', { name: 'Partes acrescentadas' })
  await added.getByRole('button', { name: 'Adicionar parte' }).click()
  await page.keyboard.type('Câmeras')
  await added.getByLabel('Texto').fill('Há câmeras na porteira. O Pix é {pix}.')
  await page.getByLabel('Encarregado de dados').fill('Ana Lima')
  await expectAccessible(page)
  await save('Textos legais')
  const terms = await answerOf(page, '/termos')
  expect(terms.html).toContain('Este site é do hotel Quaresmeira. Fale em <a href="https://ajuda.example/">')
  expect(terms.html).toContain('<li>sem cadastro</li><li>&lt;b&gt;sem custo&lt;/b&gt;</li>')
  expect(terms.html).toContain('dateTime="2026-11-20"')
  const privacy = await answerOf(page, '/privacidade')
  expect(privacy.html).toContain('<p>Há câmeras na porteira.</p>')
  expect(privacy.html).toContain('Encarregado pelo tratamento de dados pessoais: Ana Lima')

  await open(page, '/admin/contacts')
  await page.getByLabel('WhatsApp').press('Control+a')
  await page.keyboard.type('24 9 9999-0143')
  const times = page.getByRole('group', { name: 'Tempos de viagem' })
  await times.getByLabel('Quanto tempo').nth(1).fill('2 h 45')
  await expectAccessible(page)
  await save('Contato e identidade')
  await open(page, '/admin/conditions')
  await page.getByLabel('Parcelas sem juros').fill('4')
  await page.getByLabel('Desconto no Pix').fill('5')
  await page.getByLabel('Crianças não pagam').fill('0')
  await expectAccessible(page)
  await save('Condições')
  const { html } = await answerOf(page, '/')
  for (const text of ['https://wa.me/5524999990143', 'Parcele em até 4x sem juros', '5% de desconto no Pix'])
    expect(html).toContain(text)
  expect(html).not.toContain('https://wa.me/5524955500142')
  expect(html).not.toMatch(/6x (de|sem)|não pagam/)
  expect(html).toMatch(/De carro, desde Juiz de Fora<\/dt><dd>2\sh\s45/)
})
