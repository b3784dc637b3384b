import { exampleStay } from '../../lib/booking/learn-engine.ts'
import { testDay } from '../../scripts/lib/test-day.ts'
import { expectAccessible } from '../support/axe.ts'
import { chooseDays, formIn, openPanel } from '../support/booking.ts'
import { open } from '../support/page.ts'
import { expect, testOfLists, toast } from '../support/stored-content.ts'

const test = testOfLists('booking', 'conditions')
const engine = 'https://outro-motor.example'

test.use({ allowedOrigins: [engine] })

test('another engine is learnt from an example, corrected, tried, and used by the next guest (BOOK-13)', async ({
  page,
}) => {
  const { from, to } = exampleStay(testDay)
  await open(page, '/admin')
  const attention = page.getByRole('region', { name: 'Precisa de atenção' })
  await attention.getByRole('link', { name: /Reservas.*um endereço de exemplo/ }).click()
  await expect(page.getByRole('heading', { name: 'Reservas', level: 1 })).toBeVisible()
  const form = page.getByRole('main').locator('form')
  const save = form.getByRole('button', { name: 'Salvar', exact: true })
  await form
    .getByLabel('Como o hóspede reserva')
    .selectOption('No motor de reservas, com o endereço /hotelresults')
  await form.getByLabel('Endereço do motor').fill(`${engine}/busca?x=1`)
  await save.click()
  await expect(form.getByText('Use só o começo')).toBeVisible()
  await form.getByLabel('Endereço do motor').fill('')

  await form.getByLabel('Como o hóspede reserva').selectOption('Em outro motor de reservas')
  const paste = form.getByLabel('Copie o endereço da página dos resultados e cole aqui:')
  await paste.fill(`${engine}/busca?sem=datas`)
  await expect(form.getByRole('alert')).toContainText('Nenhuma data da estadia está no endereço.')
  const [year, month, day] = from.split('-')
  await paste.fill(
    `${engine}/busca?hotel=42&entrada=${day}%2F${month}%2F${year}&saida=${to.split('-').reverse().join('%2F')}&x=2&promo=TESTE#mapa`,
  )
  const found = form.getByRole('status').filter({ hasText: 'O que o motor recebe' })
  await expect(found.getByRole('listitem')).toHaveText([
    `Chegada: parâmetro "entrada", escrita como ${day}/${month}/${year}.`,
    `Saída: parâmetro "saida", escrita como ${day}/${month}/${year}.`,
    'Adultos: parâmetro "x". É um palpite: confira.',
    'Crianças: este motor não recebe o número delas.',
    'Idades: este motor não as recebe.',
    'Cupom: parâmetro "promo".',
    'Fica sempre igual: hotel=42.',
  ])
  await expect(found.getByRole('link', { name: 'Testar' })).toHaveAttribute('href', /&x=3&promo=#mapa$/)
  await expectAccessible(page)
  const address = form.getByLabel('Endereço com as informações da estadia')
  await address.fill((await address.inputValue()).replace('{adultos}', '{adulto}'))
  await save.click()
  await expect(address).toHaveAccessibleDescription(/\{adulto\} não é conhecido/)
  await address.fill((await address.inputValue()).replace('{adulto}', '{hospedes}'))
  await save.click()
  await expect(toast(page, 'Reservas: alterações salvas com sucesso!')).toBeVisible()

  await open(page, '/admin/conditions')
  await page.getByLabel('Recebe crianças a partir de (anos)').fill('8')
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await expect(toast(page, 'Condições: alterações salvas com sucesso!')).toBeVisible()
  const panel = await openPanel(page)
  const { guests, picker, submit } = formIn(panel)
  await chooseDays(panel, '20 de dezembro de 2026', '24 de dezembro de 2026')
  await page.keyboard.press('Escape')
  await guests.click()
  await expect(picker.getByText('Idade 8-12')).toBeVisible()
  await picker.getByRole('button', { name: 'Aumentar crianças' }).click()
  await expect(picker.getByRole('combobox').getByRole('option').first()).toHaveText('8 anos')
  await picker.getByRole('combobox').selectOption('9 anos')
  await picker.getByRole('button', { name: 'Aplicar' }).click()
  const opened = page.context().waitForEvent('page')
  await submit.click()
  expect((await opened).url()).toBe(
    `${engine}/busca?hotel=42&entrada=20%2F12%2F2026&saida=24%2F12%2F2026&x=3&promo=#mapa`,
  )
})

test('a hotel without an engine is written to, with the stay (BOOK-14)', async ({ page }) => {
  await open(page, '/admin/booking')
  const form = page.getByRole('main').locator('form')
  await form.getByLabel('Como o hóspede reserva').selectOption('Falando com o hotel, sem motor')
  await form.getByLabel('Por onde').selectOption('E-mail')
  await form.getByRole('button', { name: 'Salvar', exact: true }).click()
  await expect(toast(page, 'Reservas: alterações salvas com sucesso!')).toBeVisible()
  const panel = await openPanel(page)
  await chooseDays(panel, '20 de dezembro de 2026', '24 de dezembro de 2026')
  await page.keyboard.press('Escape')
  await expect(formIn(panel).submit).toHaveCount(0)
  const link = panel.getByRole('link', { name: 'Pedir por e-mail' })
  const { protocol, searchParams } = new URL(String(await link.getAttribute('href')))
  expect([protocol, searchParams.get('body')]).toEqual([
    'mailto:',
    'Datas: 20/12/2026 a 24/12/2026 (4 noites)\nAdultos: 2',
  ])
  await expectAccessible(page)
})
