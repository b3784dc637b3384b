import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  attempt,
  clearByKeys,
  refused,
  replaceByPasting,
  taken,
  typedField,
  typeKeys,
} from '@/e2e/components/hands'
import { openLoneForm } from '@/e2e/components/lone-forms'
import { openField } from '@/e2e/components/package-form'
import { saveItem } from '../_list/actions'

test('a price is sent as typed, in any notation, or refused at its field (FORM-9, SAVE-9)', async () => {
  const fields = await openField('Preços', 'Preço (R$) *', 'price')
  const unreadable = 'Preço inválido: escreva como 1.250,00'
  await attempt(fields, [
    ['1.250,00 typed over the selected price', (field) => typeKeys(field, '1.350,00'), { sent: 1350 }],
    refused('1,250.00', unreadable),
    refused('12a0', unreadable),
    ['nothing', clearByKeys, { wrong: 'Preço deve ser maior que zero' }],
    [
      'R$ 1.250,00, pasted with a space that does not break',
      replaceByPasting('R$\u00a01.250,00'),
      { sent: 1250 },
    ],
    ['an invisible character after it', replaceByPasting('1.350,00\u200b'), { sent: 1350 }],
  ])
})

test('a number is sent as typed, or refused at its field (SAVE-9)', async () => {
  const wrong = 'Informe um número inteiro a partir de 1'
  await attempt(await openField('Datas', 'Noites *', 'details.nights'), [
    taken('12', 12),
    refused('dois', wrong),
    ['invisible characters', replaceByPasting('\u2060\u00ad14\u200b'), { sent: 14 }],
    ['nothing', clearByKeys, { wrong }],
    refused('1000', 'Use um número até 999'),
    ['one digit less', () => userEvent.keyboard('{Backspace}'), { sent: 100 }],
  ])
})

test('an optional number and a position in the order are sent as typed, or refused', async () => {
  const nights = await openField('Datas', 'Mínimo de noites', 'details.minNights')
  await attempt(nights, [
    refused('1,5', 'Informe um número inteiro de 1 a 999'),
    refused('3', 'O mínimo de noites não pode passar do número de noites'),
    taken('1', 1),
    ['nothing', clearByKeys, { sent: null }],
  ])
  await page.getByRole('tab', { name: 'Config' }).click()
  const order = typedField(page.getByLabelText('Ordem'), vi.mocked(saveItem), 'values.orderIndex')
  await attempt([order], [refused('a1', 'Informe um número'), taken('-2,5', -2.5)])
})

test('a colour is sent as typed, or refused, and the picker follows (PKG-6, PKG-9, SAVE-9)', async () => {
  const fields = await openField('Config', 'Cor', 'primaryColor')
  const wrong = 'Use uma cor como #74b24a'
  await attempt(fields, [
    ['an invisible character before it', replaceByPasting('\u2060#1a2b3d'), { sent: '#1a2b3d' }],
    refused('#74b2', wrong),
    ['nothing', clearByKeys, { wrong }],
    ['a colour without a letter, and typed on', (field) => typeKeys(field, '#1A2B3C'), { sent: '#1A2B3C' }],
  ])
  await expect.element(page.getByLabelText('Escolher: Cor')).toHaveValue('#1a2b3c')
})

const contacts = { whatsapp: 'WhatsApp', coordinates: 'Coordenadas' }

async function openContact(name: keyof typeof contacts) {
  const form = await openLoneForm('contacts')
  return [typedField(form.getByLabelText(contacts[name]), vi.mocked(saveItem), `values.${name}`)]
}

test('a telephone is sent in one format, however it is typed, or refused at its field (SAVE-9)', async () => {
  await attempt(await openContact('whatsapp'), [
    taken('24999990142', '(24) 99999-0142'),
    refused('24 9999', 'Faltam dígitos'),
    [
      'an address of a conversation',
      replaceByPasting('https://wa.me/5524999990142'),
      { sent: '+55 24 99999-0142' },
    ],
    [
      'invisible characters',
      replaceByPasting('\u2060(24) 99999\u00ad-0142\u200b'),
      { sent: '(24) 99999-0142' },
    ],
    ['nothing', clearByKeys, { sent: '' }],
  ])
})

test('coordinates are sent in one format, however they are typed, or refused at their field (SAVE-9)', async () => {
  await attempt(await openContact('coordinates'), [
    taken('-22,4512; -43,0031', '-22.4512,-43.0031'),
    refused('-22,4512', 'Use latitude e longitude'),
    ['an invisible character', replaceByPasting('-22.4512,\u200b-43.0031'), { sent: '-22.4512,-43.0031' }],
    ['nothing', clearByKeys, { sent: '' }],
  ])
})

test('a row of travel times is typed with the keyboard only, and each of its fields is validated (FORM-16)', async () => {
  const form = await openLoneForm('contacts')
  await userEvent.click(form.getByRole('button', { name: 'Adicionar tempo de viagem' }))
  await userEvent.keyboard('{Tab}2 h 30')
  const from = typedField(form.getByLabelText('De onde *'), vi.mocked(saveItem), 'values.travel.0.from')
  await attempt(
    [from],
    [['nothing', clearByKeys, { wrong: 'Diga de onde' }], taken('São Paulo', 'São Paulo')],
  )
  expect(vi.mocked(saveItem).mock.lastCall?.[0].values).toMatchObject({ travel: [{ time: '2 h 30' }] })
})

test('an option is chosen by typing its first letters', async () => {
  const form = await openLoneForm('contacts')
  const state = typedField(form.getByLabelText('Estado'), vi.mocked(saveItem), 'values.state')
  const choose = async () => {
    await userEvent.click(form.getByLabelText('CEP'))
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}rio grande do s')
  }
  await attempt([state], [['Rio Grande do Sul', choose, { sent: 'RS' }]])
})
