import { demoContacts } from '../../supabase/local/demo/test-content.ts'
import { expectAccessible } from '../support/axe.ts'
import { open } from '../support/page.ts'
import { answerOf, expect, storedItems, storeItems, testOfLists, toast } from '../support/stored-lists.ts'

const test = testOfLists('contacts')
const contactsSaved = 'Contato e identidade: alterações salvas com sucesso!'

test('another WhatsApp and a corrected travel time are on the page at its next request', async ({ page }) => {
  await open(page, '/admin/contacts')
  await expect(page.getByLabel('WhatsApp')).toHaveValue(demoContacts.whatsapp)
  await page.getByLabel('WhatsApp').fill('24 9 9999-0143')
  const times = page.getByRole('group', { name: 'Tempos de viagem' })
  await times.getByLabel('Quanto tempo').nth(1).fill('2 h 45')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await expect(toast(page, contactsSaved)).toBeVisible()
  const { html } = await answerOf(page, '/')
  expect(html).toContain('https://wa.me/5524999990143')
  expect(html).not.toContain('https://wa.me/5524955500142')
  expect(html).toMatch(/De carro, desde Juiz de Fora<\/dt><dd>2 h 45/)
  expect(await storedItems('contacts')).toMatchObject([
    { whatsapp: '(24) 99999-0143', hours: demoContacts.hours },
  ])
})

test('what is wrong is told at its field, and nothing is lost', async ({ page }) => {
  await open(page, '/admin/contacts')
  const wrong = {
    WhatsApp: ['https://wa.me/quaresmeira.example', 'Use só o número, com DDD, como (24) 99999-0142'],
    'Segundo telefone': ['(20) 3333-0142', 'O DDD 20 não existe'],
    Instagram: [
      'https://www.facebook.com/hotel',
      'Use o nome do perfil, como @hotel, ou um link do instagram.com',
    ],
    CNPJ: ['12.345.678/0001-90', 'CNPJ inválido: confira os dígitos'],
    Cadastur: ['12', 'Use o número do certificado, como 19.012345.80.0001-2, ou o CNPJ'],
    CEP: ['123', 'Use um CEP como 25960-000'],
    Coordenadas: ['https://maps.app.goo.gl/AbC', 'O link curto não diz o lugar'],
  }
  await page.getByLabel('Razão social').fill('Serra Hotelaria Ltda.')
  for (const [label, [value = '']] of Object.entries(wrong)) {
    await page.getByLabel(label, { exact: true }).fill(value)
  }
  await page.getByRole('button', { name: 'Adicionar tempo de viagem' }).click()
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  for (const [label, [value = '', sentence = '']] of Object.entries(wrong)) {
    const field = page.getByLabel(label, { exact: true })
    await expect(field).toHaveAccessibleDescription(new RegExp(sentence.replace(/[()./]/g, '\\$&')))
    await expect(field).toHaveValue(value)
  }
  await expect(page.getByText('Diga de onde')).toBeVisible()
  await expect(page.getByLabel('WhatsApp')).toBeFocused()
  await expect(page.getByLabel('Razão social')).toHaveValue('Serra Hotelaria Ltda.')
  await expectAccessible(page)
  expect(await storedItems('contacts')).toMatchObject([{ cnpj: demoContacts.cnpj }])
})

test('an emptied form leaves no hole', async ({ page }) => {
  await storeItems('contacts', [{ id: 'contacts' }])
  await open(page, '/')
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('heading', { name: 'Contato' })).toBeVisible()
  await expect(footer.getByRole('heading', { name: 'Redes sociais' })).toHaveCount(0)
  await expect(footer).not.toContainText(/Site por|Cadastur/)
  await expect(page.getByText(/De carro, desde|GPS/)).toHaveCount(0)
  await expectAccessible(page)
})
