import { expect, test, vi } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import {
  acceptSaves,
  blankPicture,
  editPackage,
  field,
  fillEach,
  markOfPackage,
  natal,
  newPackage,
  openTab,
  pendingOf,
  renderPackages,
  sentValues,
  toast,
} from '@/e2e/components/packages'
import { answerQuestions } from '@/e2e/components/questions'
import { textsOf } from '@/e2e/components/screen'
import { receiveUploads } from '@/e2e/components/uploads'
import { duplicateItem, saveItem } from '../../_list/actions'
import { finishUpload } from '../../_media/actions'
import { savePendingVersion } from '../../_pending/actions'
import { repeatPackage } from './actions'

const save = (dialog: Locator) => dialog.getByRole('button', { name: 'Atualizar' }).click()

test('a new package takes its slug from its name until somebody types one (PKG-5)', async () => {
  await renderPackages([])
  const dialog = await newPackage()
  await userEvent.type(field(dialog, 'Nome'), 'Réveillon & Natal')
  const slug = field(dialog, 'Slug')
  await expect.element(slug).toHaveValue('reveillon-natal')
  await userEvent.fill(slug, 'virada')
  await userEvent.type(field(dialog, 'Nome'), ' 2027')
  await expect.element(slug).toHaveValue('virada')
  await dialog.getByRole('button', { name: 'Criar' }).click()
  await expect.element(dialog.getByText('Preço deve ser maior que zero')).toBeVisible()
  expect(vi.mocked(saveItem)).not.toHaveBeenCalled()
})

test('errors are counted on their tabs, described at their fields, and the first is focused (PKG-4, PKG-6)', async () => {
  await renderPackages([])
  const dialog = await newPackage()
  await openTab(dialog, 'Datas')
  await fillEach(dialog, { 'Início da oferta': '2027-02-01', 'Fim da oferta': '2027-01-31' })
  await openTab(dialog, 'Config')
  await fillEach(dialog, { Cor: 'red' })
  await openTab(dialog, 'Imagens')
  await dialog.getByRole('button', { name: 'Usar um endereço: Imagem 1 da galeria' }).click()
  await userEvent.keyboard('javascript:alert(1)')
  await dialog.getByRole('button', { name: 'Criar' }).click()
  await expect
    .poll(() => textsOf(dialog.getByRole('tab')))
    .toEqual(['Básico2 erros', 'Datas1 erro', 'Preços1 erro', 'Features', 'Imagens2 erros', 'Config1 erro'])
  await expect
    .element(dialog.getByRole('button', { name: /^Escolher arquivo.*Imagem principal$/ }))
    .toHaveAccessibleDescription(/^Imagem principal é obrigatória/)
  await openTab(dialog, 'Básico')
  await userEvent.keyboard('{Control>}s{/Control}')
  const name = field(dialog, 'Nome')
  await expect.element(name).toHaveFocus()
  await expect.element(name).toHaveAttribute('aria-invalid', 'true')
  await expect.element(name).toHaveAccessibleDescription(/^Nome é obrigatório/)
  expect(vi.mocked(saveItem)).not.toHaveBeenCalled()
})

test('a new package is sent as typed, and the form computes nights, discount and instalments (PKG-3, PKG-9, PKG-13, OFF-8)', async () => {
  acceptSaves()
  await renderPackages([])
  const dialog = await newPackage()
  await expect
    .element(dialog.getByText('“Criar” leva ao site na hora. No ar, sem data para sair.'))
    .toBeVisible()
  await expect.element(field(dialog, 'Nome')).toHaveFocus()
  await userEvent.keyboard('Festa da Colheita')
  await userEvent.selectOptions(field(dialog, 'Categoria'), 'Gastronomia')
  await expect.element(field(dialog, 'Chamada')).toHaveAccessibleDescription(/vale a primeira frase.*120/)
  await openTab(dialog, 'Datas')
  await expect.element(dialog.getByRole('switch', { name: 'Aparecer só no início da oferta' })).toBeChecked()
  await fillEach(dialog, {
    'Início da oferta': '2026-08-01',
    'Fim da oferta': '2027-01-20',
    'Início da hospedagem': '2027-02-01',
    'Fim da hospedagem': '2027-02-04',
    'Check-in': '15:30',
    'Mínimo de noites': '2',
  })
  await expect.element(field(dialog, 'Fim da oferta')).toHaveAccessibleDescription('20/01/2027, quarta-feira')
  await expect.element(field(dialog, 'Noites')).toHaveValue('3')
  await expect.element(field(dialog, 'Noites')).toHaveAttribute('readonly')
  await openTab(dialog, 'Preços')
  await userEvent.type(field(dialog, 'Preço (R$)'), '1.250,00')
  await userEvent.type(field(dialog, 'Preço original (R$)'), '1500')
  await expect.element(dialog.getByText('17%')).toBeVisible()
  await expect.element(dialog.getByText('6x de R$ 208,33 sem juros')).toBeVisible()
  await openTab(dialog, 'Features')
  await userEvent.click(field(dialog, 'O que está incluído'))
  await userEvent.keyboard('Café da manhã{Enter} Café da manhã {Enter}{Enter}Colheita guiada{Enter}')
  await userEvent.type(field(dialog, 'Destaques'), 'Geleia feita na hora')
  await openTab(dialog, 'Imagens')
  await dialog.getByRole('button', { name: 'Usar um endereço: Imagem principal' }).click()
  await userEvent.keyboard('/images/lareira.jpg')
  await openTab(dialog, 'Config')
  await dialog.getByRole('button', { name: 'Vermelho, #FF6B35' }).click()
  await dialog.getByRole('button', { name: 'Criar' }).click()
  await expect.element(toast('Pacote criado com sucesso!')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Nova Oferta' })).toHaveFocus()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(sentValues()).toMatchObject({
    name: 'Festa da Colheita',
    slug: 'festa-da-colheita',
    category: 'gastronomia',
    price: 1250,
    originalPrice: 1500,
    images: { principal: '/images/lareira.jpg' },
    features: ['Café da manhã', 'Colheita guiada'],
    // Added without Enter: leaving the field is enough.
    highlights: ['Geleia feita na hora'],
    details: { nights: 3, minNights: 2, maxCapacity: 2, checkIn: '15:30', checkOut: '12:00' },
    dates: { offerEnd: '2027-01-20', accommodationStart: '2027-02-01' },
    active: true,
    showFromStart: true,
    hideAtEnd: true,
    primaryColor: '#FF6B35',
  })
})

test('an overlong text is counted, and an entry of an overlong list can be shortened', async () => {
  await renderPackages([natal])
  const dialog = await editPackage('Natal')
  await fillEach(dialog, { Título: 'a'.repeat(165) })
  await expect.element(dialog.getByText('165/160')).toBeVisible()
  await fillEach(dialog, { Título: '' })
  await openTab(dialog, 'Features')
  const included = field(dialog, 'O que está incluído')
  const long = `Ceia ${'a'.repeat(200)}`
  await userEvent.fill(included, long)
  await save(dialog)
  await expect.element(included).toHaveFocus()
  await expect.element(included).toHaveAccessibleDescription(/^Use no máximo 200 caracteres/)
  const shorten = dialog.getByRole('button', { name: `Encurtar ${long}` })
  await expect.element(shorten).toBeInViewport({ ratio: 1 })
  await shorten.click()
  await expect.element(included).toHaveValue(long)
})

test('a suspicious price needs a confirmation, and an original price without a discount is accepted (PKG-6, FORM-15)', async () => {
  acceptSaves()
  await renderPackages([{ ...natal, orderIndex: 4 }])
  const dialog = await editPackage('Natal')
  await openTab(dialog, 'Preços')
  await userEvent.fill(field(dialog, 'Preço (R$)'), '999.999.999.999')
  await expect.element(dialog.getByText(/^Confira: .*999\.999\.999\.999/)).toBeVisible()
  await fillEach(dialog, { 'Preço (R$)': '900', 'Preço original (R$)': '800' })
  await expect.element(dialog.getByText(/^Confira: /)).not.toBeInTheDocument()
  await expect.element(dialog.getByText(/^O preço original não é maior que o preço/)).toBeVisible()
  await save(dialog)
  await expect.element(toast('Pacote atualizado com sucesso!')).toBeVisible()
  expect(sentValues()).toMatchObject({ price: 900, originalPrice: 800 })
})

test('an unchanged position in the order is not sent (SAVE-5)', async () => {
  acceptSaves()
  await renderPackages([{ ...natal, orderIndex: 4 }])
  for (const position of [undefined, '7']) {
    const dialog = await editPackage('Natal')
    await openTab(dialog, 'Config')
    if (position) await fillEach(dialog, { Ordem: position })
    await save(dialog)
    await expect.element(dialog).not.toBeInTheDocument()
    expect(sentValues()).toHaveProperty('name', 'Natal')
    expect(Object(sentValues()).orderIndex).toBe(position && Number(position))
  }
})

test('a slug in use is refused at its field, and can be corrected while the server responds (PKG-4)', async () => {
  const taken = 'Já existe um pacote com este slug'
  const refusal = { ok: false, error: taken, fieldErrors: { slug: taken } } as const
  vi.mocked(saveItem).mockResolvedValueOnce(refusal)
  await renderPackages([natal])
  const dialog = await editPackage('Natal')
  const slug = field(dialog, 'Slug')
  await fillEach(dialog, { Slug: 'dono' })
  await save(dialog)
  await expect.element(slug).toHaveFocus()
  await expect.element(slug).toHaveAccessibleDescription(new RegExp(`^${taken}`))
  await expect.element(toast(taken)).toBeVisible()

  const answer = Promise.withResolvers<typeof refusal>()
  vi.mocked(saveItem).mockReturnValueOnce(answer.promise)
  await save(dialog)
  await userEvent.fill(slug, 'novo')
  answer.resolve(refusal)
  await expect.element(dialog.getByRole('button', { name: 'Atualizar' })).toBeVisible()
  await expect.element(slug).toHaveAttribute('aria-invalid', 'false')
  acceptSaves()
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect.element(toast('Pacote atualizado com sucesso!')).toBeVisible()
  // It would reappear when the message above it disappears.
  await expect.element(toast(taken)).not.toBeInTheDocument()
})

test('a holiday fills in and names the stay, and next year’s copy opens without a price once the list has it (PKG-23, PKG-24)', async () => {
  acceptSaves()
  const notes = ' Falta: preço e link de reserva. Confira o ano em: Descrição.'
  vi.mocked(repeatPackage).mockResolvedValue({ ok: true, id: 'copy', notes })
  const dates = { accommodationStart: '2027-02-01', accommodationEnd: '2027-02-02' }
  const list = await renderPackages([{ ...natal, dates }])
  let dialog = await editPackage('Natal')
  await openTab(dialog, 'Datas')
  await userEvent.selectOptions(
    dialog.getByLabelText('Escolher um feriado ou uma data'),
    'Sexta-feira Santa: 25 a 28 de março de 2027 (nacional)',
  )
  await expect.element(field(dialog, 'Início da hospedagem')).toHaveValue('2027-03-25')
  await expect.element(field(dialog, 'Fim da hospedagem')).toHaveValue('2027-03-28')
  await expect
    .element(dialog.getByText('No período: Sexta-feira Santa (26/03) e Páscoa (28/03).'))
    .toBeVisible()
  await save(dialog)
  await expect.element(dialog).not.toBeInTheDocument()
  dialog = await editPackage('Natal')
  await openTab(dialog, 'Datas')
  await dialog.getByRole('button', { name: 'Repetir no ano que vem' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(toast('Falta: preço e link de reserva. Confira o ano em: Descrição.')).toBeVisible()
  expect(vi.mocked(repeatPackage)).toHaveBeenCalledWith({ id: 'natal' })
  const copy = { ...natal, id: 'copy', name: 'Natal 2028', slug: 'natal-2028', active: false, price: null }
  await list.show([{ ...natal, dates }, copy])
  await expect.element(field(dialog, 'Nome')).toHaveValue('Natal 2028')
  await save(dialog)
  await expect
    .element(field(dialog, 'Preço (R$)'))
    .toHaveAccessibleDescription(/Preço deve ser maior que zero/)
})

test('Duplicar opens a copy at once, and its slug follows its name (PKG-5, PKG-10)', async () => {
  vi.mocked(duplicateItem).mockResolvedValue({ ok: true, id: 'copy', notes: '' })
  const list = await renderPackages([natal])
  await page.getByRole('button', { name: 'Duplicar Natal' }).click()
  await expect.element(toast('Cópia criada como inativa, logo abaixo do original.')).toBeVisible()
  const copy = { ...natal, id: 'copy', name: 'Natal (cópia)', slug: 'natal-copia', active: false }
  await list.show([natal, copy])
  const dialog = page.getByRole('dialog', { name: 'Editar Pacote' })
  await userEvent.fill(field(dialog, 'Nome'), 'Páscoa')
  await expect.element(field(dialog, 'Slug')).toHaveValue('pascoa')
})

test('a copy that arrives late replaces no form that somebody has opened meanwhile (PKG-10, ADM-9)', async () => {
  const made = Promise.withResolvers<{ ok: true; id: string; notes: string }>()
  vi.mocked(duplicateItem).mockReturnValue(made.promise)
  acceptSaves()
  const other = { ...natal, id: 'pascoa', name: 'Páscoa', slug: 'pascoa' }
  const list = await renderPackages([natal, other])
  await page.getByRole('button', { name: 'Duplicar Natal' }).click()
  const dialog = await editPackage('Páscoa')
  await userEvent.fill(field(dialog, 'Título'), 'Páscoa no campo')
  made.resolve({ ok: true, id: 'copy', notes: '' })
  await expect.element(toast('Cópia criada como inativa, logo abaixo do original.')).toBeVisible()
  const copy = { ...natal, id: 'copy', name: 'Natal (cópia)', slug: 'natal-copia', active: false }
  await list.show([natal, copy, other])
  await expect.element(field(dialog, 'Título')).toHaveValue('Páscoa no campo')
  await save(dialog)
  await expect.element(dialog).not.toBeInTheDocument()
  expect(vi.mocked(saveItem).mock.lastCall?.[0].id).toBe('pascoa')
  await editPackage('Natal (cópia)')
  await expect.element(field(dialog, 'Nome')).toHaveValue('Natal (cópia)')
})

test('the sentence beside the buttons follows the times typed for the site (PKG-26, OFF-11, OFF-23)', async () => {
  acceptSaves()
  const dates = { offerStart: '2026-12-01', offerEnd: '2027-01-10' }
  await renderPackages([{ ...natal, dates, hideAtEnd: true }])
  const dialog = await editPackage('Natal')
  const says = (text: string) => expect.element(dialog.getByText(text)).toBeVisible()
  await says('No ar até dom, 10 jan, 23h59 (Brasília).')
  await openTab(dialog, 'Datas')
  const group = dialog.getByRole('group', { name: 'Aparece no site' })
  await group.getByRole('switch', { name: 'Aparecer só no início da oferta' }).click()
  await says('No ar de ter, 1 dez, 0h, até dom, 10 jan, 23h59 (Brasília).')
  await fillEach(dialog, { 'Hora em que aparece': '14:30', 'Último horário no site': '18:00' })
  await says('No ar de ter, 1 dez, 14h30, até dom, 10 jan, 18h (Brasília).')
  await group.getByRole('switch', { name: 'Ocultar ao fim da oferta' }).click()
  await says('No ar a partir de ter, 1 dez, 14h30 (Brasília).')
  await openTab(dialog, 'Config')
  await dialog.getByRole('switch', { name: /^Pacote Ativo/ }).click()
  await says('Fora do site: o pacote está inativo.')
  await save(dialog)
  await expect.element(toast('Pacote atualizado com sucesso!')).toBeVisible()
  const times = { showFromStart: true, showFromTime: '14:30', hideAtTime: '18:00', hideAtEnd: false }
  expect(sentValues()).toMatchObject({ dates, ...times, active: false })
})

test('the gallery shows four places, one more when they are filled, and a phone shows one empty place (PKG-7)', async () => {
  const filled = (count: number) =>
    Array.from({ length: count }, (_, place) => `/images/lareira.jpg?${place}`)
  const list = await renderPackages([natal])
  const places = () =>
    document.querySelectorAll('[role="dialog"] fieldset[aria-label$="da galeria"]').values().toArray()
  for (const [stored, shown] of [
    [0, 4],
    [3, 4],
    [4, 5],
    [12, 12],
    [14, 14],
  ] as const) {
    await list.show([{ ...natal, images: { principal: '/images/lareira.jpg', gallery: filled(stored) } }])
    const dialog = await editPackage('Natal')
    await openTab(dialog, 'Imagens')
    await expect.poll(places).toHaveLength(shown)
    if (stored === 0) {
      await page.viewport(390, 844)
      expect(places().filter((place) => place.checkVisibility())).toHaveLength(1)
      await page.viewport(1280, 800)
    }
    await dialog.getByRole('button', { name: 'Fechar' }).click()
  }
})

test('a picture of one pixel gets a warning at its field and on saving', async () => {
  acceptSaves()
  receiveUploads()
  vi.mocked(finishUpload).mockResolvedValue({ ok: true, url: '/images/pixel.jpg' })
  const details = { pictures: { 'pixel.jpg': { alt: '', size: { width: 1, height: 1 } } } }
  vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json(details))
  const asked = answerQuestions(false, true)
  await renderPackages([{ ...natal, images: { principal: '', gallery: [] } }])
  const dialog = await editPackage('Natal')
  await openTab(dialog, 'Imagens')
  await expect.element(dialog.getByText(/Ideal: 2560 × 1707 px$/).first()).toBeVisible()
  await userEvent.upload(dialog.getByLabelText('Imagem principal: arquivo'), await blankPicture())
  const sentence = 'A foto tem 1 × 1 px: aqui ela precisa de pelo menos 1440 × 960 para não ficar borrada.'
  await expect.element(dialog.getByText(sentence)).toBeVisible()
  await save(dialog)
  await expect.element(toast('Troque a foto pequena')).toBeVisible()
  expect(vi.mocked(saveItem)).not.toHaveBeenCalled()
  await save(dialog)
  await expect.element(toast('Pacote atualizado com sucesso!')).toBeVisible()
  expect(sentValues()).toMatchObject({ images: { principal: '/images/pixel.jpg' } })
  expect(asked).toEqual(Array(2).fill(`Imagem principal: ${sentence}\nSalvar mesmo assim?`))
})

test('on a phone the form keeps the screen: its buttons take at most 120 px, and less-used buttons are under Mais (ADM-31)', async () => {
  await page.viewport(390, 844)
  vi.mocked(savePendingVersion).mockResolvedValue({
    ok: true,
    notes: '',
    mark: markOfPackage(pendingOf(natal)),
  })
  await renderPackages([])
  const dialog = await newPackage()
  await userEvent.type(field(dialog, 'Nome'), 'Natal')
  await openTab(dialog, 'Datas')
  await fillEach(dialog, { 'Início da oferta': '2027-01-01', 'Fim da oferta': '2027-01-31' })
  const footer = dialog.element().querySelector('[data-form-footer]')
  expect(footer?.getBoundingClientRect().height).toBeLessThanOrEqual(120)
  const draft = dialog.getByRole('button', { name: 'Salvar rascunho' })
  await expect.element(draft).not.toBeInTheDocument()
  await dialog.getByRole('button', { name: 'Mais' }).click()
  await expect.element(draft).toBeInViewport({ ratio: 1 })
  await userEvent.keyboard('{Escape}')
  await expect.element(draft).not.toBeInTheDocument()
  await expect.element(dialog.getByRole('button', { name: 'Mais' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await draft.click()
  await expect.element(toast('Rascunho salvo. Ainda não está no site.')).toBeVisible()
  await page.viewport(1280, 800)
})
