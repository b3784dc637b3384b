import { demoContacts } from '../../supabase/local/demo/test-content.ts'
import { expectAccessible } from '../support/axe.ts'
import { open } from '../support/page.ts'
import { answerOf, expect, storedItems, storeItems, testOfLists, toast } from '../support/stored-content.ts'

const test = testOfLists('contacts')

test('wrong contact data is explained at its field; a new WhatsApp number is on the site at its next request', async ({
  page,
}) => {
  await open(page, '/admin/contacts')
  await expect(page.getByLabel('WhatsApp')).toHaveValue(demoContacts.whatsapp)
  const wrong = {
    WhatsApp: ['https://wa.me/quaresmeira.example', 'Use só o número, com DDD'],
    CNPJ: ['12.345.678/0001-90', 'CNPJ inválido: confira os dígitos'],
    Coordenadas: ['https://maps.app.goo.gl/AbC', 'O link curto não diz o lugar'],
  }
  await page.getByLabel('Razão social').fill('Serra Hotelaria Ltda.')
  const stored: Record<string, string> = {}
  for (const [label, [value = '']] of Object.entries(wrong)) {
    const field = page.getByLabel(label, { exact: true })
    stored[label] = await field.inputValue()
    await field.fill(value)
  }
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  for (const [label, [value = '', sentence = '']] of Object.entries(wrong)) {
    const field = page.getByLabel(label, { exact: true })
    await expect(field).toHaveAccessibleDescription(new RegExp(sentence))
    await expect(field).toHaveValue(value)
  }
  await expect(page.getByLabel('WhatsApp')).toBeFocused()
  await expect(page.getByLabel('Razão social')).toHaveValue('Serra Hotelaria Ltda.')
  await expectAccessible(page)

  for (const [label, value] of Object.entries(stored))
    await page.getByLabel(label, { exact: true }).fill(value)
  await page.getByLabel('WhatsApp').fill('24 9 9999-0143')
  const times = page.getByRole('group', { name: 'Tempos de viagem' })
  await times.getByLabel('Quanto tempo').nth(1).fill('2 h 45')
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await expect(toast(page, 'Contato e identidade: alterações salvas com sucesso!')).toBeVisible()
  const { html } = await answerOf(page, '/')
  expect(html).toContain('https://wa.me/5524999990143')
  expect(html).not.toContain('https://wa.me/5524955500142')
  expect(html).toMatch(/De carro, desde Juiz de Fora<\/dt><dd>2\sh\s45/)
  expect(await storedItems('contacts')).toMatchObject([
    { whatsapp: '(24) 99999-0143', hours: demoContacts.hours, cnpj: demoContacts.cnpj },
  ])
})

test('empty contact data leaves no gap on the site', async ({ page }) => {
  await storeItems('contacts', [{ id: 'contacts' }])
  await open(page, '/')
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('heading', { name: 'Contato' })).toBeVisible()
  await expect(footer.getByRole('heading', { name: 'Redes sociais' })).toHaveCount(0)
  await expect(footer).not.toContainText(/Site por|Cadastur/)
  await expect(page.getByText(/De carro, desde|GPS/)).toHaveCount(0)
  await expectAccessible(page)
})
