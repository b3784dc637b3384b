import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderForm, toast } from '@/e2e/components/forms'
import { acceptSaves } from '@/e2e/components/packages'
import { textsOf } from '@/e2e/components/screen'
import { testDay } from '@/scripts/lib/test-day'
import { saveItem } from './actions'

const save = () => page.getByRole('button', { name: 'Salvar' }).click()
const group = (name: string) => page.getByRole('group', { name })

const sent = (call = 0) => vi.mocked(saveItem).mock.calls[call]?.[0].values

test('the notice says when it is on the site, and refuses contradictions (ADM-30)', async () => {
  await renderForm('notice')
  const [text, day, hour] = [
    page.getByLabelText('Aviso'),
    page.getByLabelText('Último dia'),
    page.getByLabelText('Último horário'),
  ]
  await expect.element(page.getByText('Não aparece no site.')).toBeVisible()
  await userEvent.fill(text, 'A estrada está interditada.')
  await expect.element(page.getByText('No ar, sem data para sair.')).toBeVisible()
  await userEvent.fill(day, '2026-11-19')
  await expect.element(page.getByText('Fora do site desde qui, 19 nov, 23h59 (Brasília).')).toBeVisible()
  await userEvent.fill(day, '')
  await userEvent.fill(hour, '18:00')
  await save()
  await expect.element(page.getByText('Informe o dia deste horário')).toBeVisible()
  await userEvent.fill(day, testDay)
  expect(vi.mocked(saveItem)).not.toHaveBeenCalled()
  acceptSaves()
  await save()
  await expect.element(toast('Aviso aos hóspedes: alterações salvas com sucesso!')).toBeVisible()
  expect(sent()).toMatchObject({ ends: testDay, endsAt: '18:00' })
})

test('a notice for selected pages is not saved while none is selected, and says so (ADM-30, FORM-2)', async () => {
  await renderForm('notice', { text: 'A estrada está interditada.' })
  const chosen = page.getByRole('region', { name: 'Em quais páginas' })
  await expect.element(chosen).not.toBeInTheDocument()
  await page.getByRole('switch', { name: 'Em todas as páginas' }).click()
  await save()
  await expect.element(page.getByText('Escolha ao menos uma página')).toBeVisible()
  expect(vi.mocked(saveItem)).not.toHaveBeenCalled()
  await chosen.getByRole('switch', { name: 'Pacotes' }).click()
  acceptSaves()
  await save()
  await expect.element(toast('Aviso aos hóspedes: alterações salvas com sucesso!')).toBeVisible()
  expect(sent()).toMatchObject({ everywhere: false, pages: { packages: true, home: false } })
})

test('a text with an unknown fact is refused, and the standard terms can be the start (PAGE-4, PAGE-17)', async () => {
  await renderForm('texts')
  const terms = group('Partes dos termos')
  const start = terms.getByRole('button', { name: 'Começar do texto padrão' })
  await start.click()
  await expect.element(start).not.toBeInTheDocument()
  const body = terms.getByLabelText(/^Texto/).first()
  await userEvent.fill(body, 'Este site é do hotel {hotell}.')
  const added = group('Partes acrescentadas')
  await added.getByRole('button', { name: 'Adicionar parte' }).click()
  await userEvent.fill(added.getByLabelText(/^Título/), 'Câmeras')
  await userEvent.fill(added.getByLabelText(/^Texto/), 'Há câmeras na porteira.')
  await save()
  await expect
    .element(body)
    .toHaveAccessibleDescription(/^Não conhecemos \{hotell\}: use um dado da lista, como \{hotel\}/)
  await expect.element(body).toHaveFocus()
  await userEvent.fill(body, 'Este site é do hotel {hotel}.')
  acceptSaves()
  await save()
  await expect.element(toast('Textos legais: alterações salvas com sucesso!')).toBeVisible()
  expect(sent()).toMatchObject({ privacy: [{ title: 'Câmeras', body: 'Há câmeras na porteira.' }] })
  expect(Object(sent()).terms.length).toBeGreaterThan(3)
})

test('names of kinds must differ, and kinds, categories and menu can be reordered (ROOM-17, ROOM-18, NAV-18)', async () => {
  await renderForm('naming', {})
  const row = (list: string, number: number) => group(`${list} ${number}`)
  await userEvent.fill(page.getByRole('textbox', { name: /^Um/ }), 'suíte')
  await userEvent.fill(page.getByLabelText(/^Vários/), 'suítes')
  await userEvent.selectOptions(page.getByLabelText(/^Artigo/), 'a, as (a suíte, as cabanas)')
  await userEvent.fill(row('tipo', 2).getByRole('textbox', { name: /^Nome( \*)?$/ }), 'Conforto')
  await page.getByRole('button', { name: 'Adicionar tipo' }).click()
  const name = row('tipo', 6).getByRole('textbox', { name: /^Nome( \*)?$/ })
  await expect.element(name).toHaveFocus()
  await userEvent.fill(name, 'conforto')
  await save()
  await expect.element(page.getByText('Já existe um tipo com este nome')).toBeVisible()
  await userEvent.fill(name, 'Máster')
  await userEvent.fill(row('tipo', 6).getByLabelText('Nome por extenso'), 'Suíte Máster com varanda')
  await userEvent.selectOptions(
    page.getByLabelText(/^A página mostra/),
    'Todas as acomodações ativas, por tipo',
  )
  await userEvent.fill(row('categoria', 1).getByRole('textbox', { name: /^Nome( \*)?$/ }), 'A dois')
  await userEvent.fill(row('entrada', 3).getByLabelText('Palavra'), 'Experiências')
  await page.getByRole('button', { name: 'Mover para cima: Experiências' }).click()
  acceptSaves()
  await save()
  await expect.element(toast('Nomes e menu: alterações salvas com sucesso!')).toBeVisible()
  expect(sent()).toMatchObject({
    ...{ room_one: 'suíte', room_gender: 'a', rooms_shown: 'each' },
    kinds: [{}, { code: 'familia', name: 'Conforto' }, {}, {}, {}, { name: 'Máster' }],
    package_categories: [{ name: 'A dois' }, {}, {}, {}, {}],
    menu: [{}, { label: 'Experiências' }, {}, {}, {}],
  })
})

test('wrong contact data is explained at its field, and no typed text is lost (ID-1, ID-2, ID-3, ID-4, ID-5, ID-6, ID-7)', async () => {
  await renderForm('contacts', {
    whatsapp: '(24) 99999-0142',
    travel: [{ from: 'Juiz de Fora', time: '2 h' }],
  })
  await userEvent.fill(page.getByLabelText('Razão social'), 'Serra Hotelaria Ltda.')
  const wrong = [
    ['WhatsApp', 'https://wa.me/quaresmeira.example', 'Use só o número, com DDD', '24 9 9999-0143'],
    ['Instagram', 'https://outro.example/hotel', 'Use o nome do perfil, como @hotel', '@quaresmeira'],
    ['CNPJ', '12.345.678/0001-90', 'CNPJ inválido: confira os dígitos', '12.345.678/0001-95'],
    ['Coordenadas', 'https://maps.app.goo.gl/AbC', 'O link curto não diz o lugar', '-22,4512 -43,0031'],
  ] as const
  for (const [label, value] of wrong) await userEvent.fill(page.getByLabelText(label), value)
  const times = group('Tempos de viagem')
  await userEvent.fill(times.getByLabelText(/^Quanto tempo/), '')
  await save()
  for (const [label, value, sentence] of wrong) {
    await expect.element(page.getByLabelText(label)).toHaveAccessibleDescription(new RegExp(sentence))
    await expect.element(page.getByLabelText(label)).toHaveValue(value)
  }
  await expect.element(times.getByText('Diga quanto tempo leva')).toBeVisible()
  await expect.element(page.getByLabelText('WhatsApp')).toHaveFocus()
  await expect.element(page.getByLabelText('Razão social')).toHaveValue('Serra Hotelaria Ltda.')
  for (const [label, , , value] of wrong) await userEvent.fill(page.getByLabelText(label), value)
  await userEvent.fill(times.getByLabelText(/^Quanto tempo/), '2 h 45')
  await userEvent.selectOptions(times.getByLabelText('Como'), 'De ônibus')
  acceptSaves()
  await save()
  await expect.element(toast('Contato e identidade: alterações salvas com sucesso!')).toBeVisible()
  expect(sent()).toMatchObject({
    ...{ whatsapp: '(24) 99999-0143', coordinates: '-22.4512,-43.0031' },
    ...{ instagram: 'https://www.instagram.com/quaresmeira', travel: [{ time: '2 h 45', means: 'bus' }] },
  })
})

test('another engine is learnt from a pasted example, tried in another month, and corrected (BOOK-13, BOOK-20)', async () => {
  const engine = 'https://outro-motor.example'
  await renderForm('booking')
  const way = page.getByLabelText('Como o hóspede reserva')
  await userEvent.selectOptions(way, 'No motor de reservas, com o endereço /hotelresults')
  const start = page.getByLabelText('Endereço do motor')
  await userEvent.fill(start, `${engine}/busca?x=1`)
  await save()
  await expect.element(start).toHaveAccessibleDescription(/^Use só o começo/)
  await userEvent.fill(start, '')
  await userEvent.selectOptions(way, 'Em outro motor de reservas')
  const example = page.getByLabelText('Copie o endereço da página dos resultados e cole aqui:')
  await userEvent.fill(example, `${engine}/busca?sem=datas`)
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent('Nenhuma data da estadia está no endereço.')
  await userEvent.fill(
    example,
    `${engine}/busca?hotel=42&entrada=04%2F12%2F2026&saida=10%2F12%2F2026&x=3&promo=TESTE#mapa`,
  )
  const found = page.getByRole('status').filter({ hasText: 'O que o motor recebe' })
  await expect.element(found).toBeVisible()
  expect(textsOf(found.getByRole('listitem'))).toContain(
    'Chegada: parâmetro "entrada", escrita como 04/12/2026.',
  )
  await expect
    .element(found)
    .toMatchTextContent(/o motor deve abrir de 06\/04\/2027 a 13\/04\/2027, com 2 adultos e 3 crianças/)
  await expect
    .element(found.getByRole('link', { name: /^Testar/ }))
    .toHaveAttribute(
      'href',
      `${engine}/busca?hotel=42&entrada=06%2F04%2F2027&saida=13%2F04%2F2027&x=2&promo=#mapa`,
    )
  await userEvent.fill(example, `${engine}/?in=2026-12-04&out=2026-12-10&q=[{"age":7},{"age":8}]`)
  const refusal = page.getByRole('alert')
  await expect.element(refusal).toMatchTextContent(/O endereço abaixo continua como estava\.$/)
  await userEvent.fill(example, '')
  await expect.element(refusal).not.toBeInTheDocument()
  const address = page.getByRole('textbox', { name: 'Endereço com as informações da estadia' })
  const replace = (from: string, to: string) => {
    const field = address.element()
    const value = field instanceof HTMLTextAreaElement ? field.value : ''
    return userEvent.fill(address, value.replace(from, to))
  }
  await replace('{adultos}', '{adulto}')
  await save()
  await expect.element(address).toHaveAccessibleDescription(/\{adulto\} não é conhecido/)
  await replace('{adulto}', '{hospedes}')
  acceptSaves()
  await save()
  await expect.element(toast('Reservas: alterações salvas com sucesso!')).toBeVisible()
  expect(sent()).toMatchObject({ way: 'other', template: expect.stringContaining('x={hospedes}') })
})

test('text typed during a save becomes a change for the next one, and the focus stays (FORM-17)', async () => {
  await renderForm('pages', {})
  const title = page.getByLabelText('Lazer: título')
  await userEvent.type(title, 'Lazer na serra')
  const stored = Promise.withResolvers<void>()
  vi.mocked(saveItem).mockImplementation(async ({ id, values }) => {
    await stored.promise
    return { ok: true, item: { ...values, id }, fingerprint: 'b', notes: '' }
  })
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect.element(page.getByRole('button', { name: 'Salvando...' })).toBeVisible()
  await userEvent.keyboard(' e na mata')
  stored.resolve()
  await expect.element(toast('Páginas: alterações salvas com sucesso!')).toBeVisible()
  await expect.element(title).toHaveValue('Lazer na serra e na mata')
  await expect.element(title).toHaveFocus()
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect.poll(() => vi.mocked(saveItem)).toHaveBeenCalledTimes(2)
  expect(sent(1)).toMatchObject({ leisure: { title: 'Lazer na serra e na mata' } })
  expect(vi.mocked(saveItem).mock.calls[1]?.[0]).toMatchObject({ expectedFingerprint: 'b' })
})
