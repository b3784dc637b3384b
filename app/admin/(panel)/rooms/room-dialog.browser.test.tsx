import { expect, test, vi } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { answerQuestions, renderRooms, toast } from '@/e2e/components/forms'
import { choose, fileOf, holdReading, photo, receiveUploads, storedAt } from '@/e2e/components/uploads'
import { type SavedItem, saveItem } from '../../_list/actions'
import { finishUpload } from '../../_media/actions'

const stored = {
  id: 'premium',
  name: 'Chalé Premium',
  category: 'premium',
  description: 'Na mata.',
  bed_configuration: '1 cama de casal',
  features: ['Wi-Fi', 'Lareira'],
  price: 1590,
  capacity: 3,
  quantity: 2,
}
const saved: { ok: true } & SavedItem = { ok: true, item: stored, fingerprint: 'b', notes: '' }
const picker = 'Imagens: arquivos'

async function open(button: string | RegExp): Promise<Locator> {
  await page.getByRole('button', { name: button }).click()
  const dialog = page.getByRole('dialog', { name: /^(Editar Quarto|Nova Acomodação)$/ })
  await expect.element(dialog).toBeVisible()
  return dialog
}

async function newRoom() {
  await renderRooms([])
  const dialog = await open('Nova Acomodação')
  await userEvent.fill(dialog.getByLabelText(/^Nome/), 'Chalé das Fotos')
  await userEvent.fill(dialog.getByLabelText(/^Descrição/), 'Na mata.')
  await userEvent.selectOptions(dialog.getByLabelText(/^Categoria/), 'Superior')
  await userEvent.fill(dialog.getByLabelText(/^Composição/), '1 cama de casal')
  return dialog
}

const sentValues = (call = 0) => vi.mocked(saveItem).mock.calls[call]?.[0].values
const imageTiles = (dialog: Locator) =>
  dialog.getByRole('list', { name: 'Imagens' }).getByRole('button', { name: /^Remover/ })

test('a room is created with the keyboard only, after every error is shown at its field (ROOM-10, ROOM-11, FORM-2, FORM-7, FORM-9)', async () => {
  await renderRooms([stored])
  const opener = page.getByRole('button', { name: 'Nova Acomodação' })
  opener.element().focus()
  await userEvent.keyboard('{Enter}')
  const dialog = page.getByRole('dialog', { name: 'Nova Acomodação' })
  const name = dialog.getByRole('textbox', { name: /^Nome da Acomodação/ })
  await expect.element(name).toHaveFocus()
  await expect.element(dialog.getByLabelText(/^Capacidade/)).toHaveValue('2')
  await expect.element(dialog.getByLabelText(/^Quantidade/)).toHaveValue('1')
  await expect.element(dialog.getByRole('switch', { name: 'Ativo' })).toBeChecked()

  await userEvent.fill(dialog.getByLabelText(/^Capacidade/), '0')
  await userEvent.fill(dialog.getByLabelText(/^Quantidade/), '')
  await userEvent.fill(dialog.getByLabelText('Preço por Noite (R$)'), 'muito')
  await userEvent.fill(dialog.getByLabelText('Link Vídeo Quarto'), 'https://drive.example/filme')
  await userEvent.keyboard('{Control>}s{/Control}')
  for (const [label, sentence] of [
    [/^Nome/, 'Nome é obrigatório'],
    [/^Descrição/, 'Descrição é obrigatória'],
    [/^Categoria/, 'Categoria é obrigatória'],
    [/^Composição/, 'Configuração de cama é obrigatória'],
    [/^Capacidade/, 'Capacidade deve ser maior que 0'],
    [/^Quantidade/, 'Quantidade deve ser maior que 0'],
    [/^Preço/, 'Escreva o preço como 450,00 ou 1.250,00'],
    [/^Link Vídeo/, 'Use um link do Vimeo'],
  ] as const)
    await expect.element(dialog.getByLabelText(label)).toHaveAccessibleDescription(new RegExp(sentence))
  await expect.element(name).toHaveFocus()
  expect(vi.mocked(saveItem)).not.toHaveBeenCalled()

  const write = async (label: RegExp, text: string) => {
    const field = dialog.getByLabelText(label)
    for (let press = 0; press < 30 && document.activeElement !== field.element(); press++)
      await userEvent.keyboard('{Tab}')
    await expect.element(field).toHaveFocus()
    if (!(field.element() instanceof HTMLSelectElement)) await userEvent.keyboard('{Control>}a{/Control}')
    await userEvent.keyboard(text)
  }
  vi.mocked(saveItem).mockResolvedValue(saved)
  await userEvent.keyboard('Chalé do Teste')
  await write(/^Preço/, '1.250,50')
  await write(/^Descrição/, 'Só com as teclas.')
  await write(/^Observações/, 'Leve um casaco.')
  await write(/^Características/, ' Wi-Fi {Enter}Wi-Fi{Enter}Lareira')
  await write(/^Categoria/, 'Sup')
  await write(/^Composição/, '1 cama de casal')
  await write(/^Link Vídeo/, 'https://vimeo.com/76979871')
  await write(/^Capacidade/, '6')
  await write(/^Quantidade/, '1')
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect.element(toast('Quarto criado com sucesso!')).toBeVisible()
  await expect.element(opener).toHaveFocus()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
  expect(vi.mocked(saveItem).mock.calls[0]?.[0]).toMatchObject({ list: 'rooms', expectedFingerprint: null })
  expect(sentValues()).toEqual({
    name: 'Chalé do Teste',
    category: 'superior',
    description: 'Só com as teclas.',
    detailed_description: 'Leve um casaco.',
    capacity: 6,
    quantity: 1,
    bed_configuration: '1 cama de casal',
    price: 1250.5,
    video_url: 'https://vimeo.com/76979871',
    active: true,
    features: ['Wi-Fi', 'Lareira'],
    images: [],
    slug: '',
    size: null,
    view: '',
    plan: null,
  })
})

test('a room hidden by another says so before and after saving, with the setting that shows it (ROOM-19)', async () => {
  await renderRooms([stored])
  const dialog = await open('Nova Acomodação')
  const why =
    'Não aparece no site: “Chalé Premium” vem antes. Para mostrar as duas, em Nomes e menu, A página mostra: “Todas as acomodações ativas, por tipo”.'
  await userEvent.fill(dialog.getByLabelText(/^Nome/), 'Chalé do Alto')
  await userEvent.fill(dialog.getByLabelText(/^Descrição/), 'Na mata.')
  await userEvent.fill(dialog.getByLabelText(/^Composição/), '1 cama de casal')
  await userEvent.selectOptions(dialog.getByLabelText(/^Categoria/), 'Superior')
  await expect.element(dialog.getByText('“Criar” leva ao site na hora.')).toBeVisible()
  await userEvent.selectOptions(dialog.getByLabelText(/^Categoria/), 'Premium')
  await expect.element(dialog.getByText(why)).toBeVisible()
  vi.mocked(saveItem).mockResolvedValue({ ...saved, item: { ...stored, id: 'high' } })
  await dialog.getByRole('button', { name: 'Criar' }).click()
  await expect.element(toast(`Quarto criado com sucesso! ${why}`)).toBeVisible()

  const again = await open('Editar Chalé Premium')
  await again.getByRole('switch', { name: 'Ativo' }).click()
  await expect.element(again.getByText('Fora do site: “Ativo” está desligado.')).toBeVisible()
  await again.getByRole('switch', { name: 'Ativo' }).click()
  await expect.element(again.getByText('Fora do site', { exact: false })).not.toBeInTheDocument()
})

test('a draft says how many files it could not keep (FORM-4)', async () => {
  const dialog = await newRoom()
  choose(picker, await photo('academia.jpg'))
  await expect.element(dialog.getByText('Principal')).toBeVisible()
  await expect.poll(() => localStorage.getItem('rascunho:acomodacao:nova')).toContain('"filesLost":1')
  answerQuestions(true)
  await dialog.getByRole('button', { name: 'Cancelar' }).click()
})

test('older values never prevent a save, and a list of more than twelve pictures accepts no other (ROOM-14, IMG-6, IMG-16)', async () => {
  const images = ['https://antigo.example/1.jpg', 'javascript:alert(1)', ...Array(11).fill('/images/a.jpg')]
  await renderRooms([{ ...stored, category: 'luxo', images }])
  const dialog = await open('Editar Chalé Premium')
  await expect
    .element(dialog.getByText('13 imagens guardadas, novas só até 12', { exact: false }))
    .toBeVisible()
  await expect.element(dialog.getByRole('button', { name: /Adicionar imagens/ })).not.toBeInTheDocument()
  choose(picker, await photo('academia.jpg'))
  await expect.element(dialog.getByText('Cabem até 12 imagens. Ficou de fora: academia.jpg.')).toBeVisible()
  await userEvent.fill(dialog.getByLabelText(/^Quantidade/), '4')
  vi.mocked(saveItem).mockResolvedValue(saved)
  await dialog.getByRole('button', { name: 'Atualizar' }).click()
  await expect.element(toast('Quarto atualizado com sucesso!')).toBeVisible()
  expect(sentValues()).toMatchObject({ images, quantity: 4, category: 'luxo' })
})

test('pictures are sent on saving, all or none: a failed one is named, and a retry sends the rest (ROOM-13, IMG-5)', async () => {
  const sent = receiveUploads((count) => (count === 2 ? 500 : 200))
  const dialog = await newRoom()
  choose(picker, fileOf('notas.jpg', 'isto é um texto'))
  await expect
    .element(dialog.getByRole('alert'))
    .toMatchTextContent(/^notas.jpg: Por favor, selecione apenas arquivos de imagem/)
  const [gym, dinner] = [await photo('academia.jpg'), await photo('jantar.jpg')]
  choose(picker, [gym, dinner])
  await expect
    .element(dialog.getByRole('img', { name: 'Imagem 2: jantar.jpg' }))
    .toHaveAttribute('src', expect.stringMatching(/^blob:/))
  expect(sent).toEqual([])
  await dialog.getByRole('button', { name: 'Criar' }).click()
  const failed = 'jantar.jpg: Erro ao enviar imagem.'
  await expect.element(toast(failed)).toMatchTextContent(/^Erro/)
  await expect.element(dialog.getByRole('group', { name: 'Imagens' })).toHaveFocus()
  await expect
    .element(dialog.getByRole('group', { name: 'Imagens' }))
    .toHaveAccessibleDescription(new RegExp(failed))
  await expect
    .element(dialog.getByRole('img', { name: 'Imagem 1: academia.jpg' }))
    .toHaveAttribute('src', expect.stringMatching(/^blob:/))
  expect(vi.mocked(saveItem)).not.toHaveBeenCalled()

  vi.mocked(saveItem).mockResolvedValue(saved)
  await dialog.getByRole('button', { name: 'Criar' }).click()
  await expect.element(toast('Quarto criado com sucesso!')).toBeVisible()
  expect(sent.map(({ size }) => size)).toEqual([gym.size, dinner.size, dinner.size])
  const folder = `rooms/${vi.mocked(saveItem).mock.calls[0]?.[0].id}`
  expect(sentValues()).toMatchObject({ images: [storedAt(folder, 1), storedAt(folder, 3)] })
  expect(vi.mocked(finishUpload).mock.calls.map(([{ index }]) => index)).toEqual([0, 1])
})

test('a save waits for the pictures that are still being checked (IMG-4, IMG-5)', async () => {
  receiveUploads()
  vi.mocked(saveItem).mockResolvedValue(saved)
  const dialog = await newRoom()
  const release = holdReading()
  choose(picker, [await photo('academia.jpg'), await photo('jantar.jpg')])
  await dialog.getByRole('button', { name: 'Criar' }).click()
  await expect.element(toast('Será salvo assim que o envio do arquivo terminar.')).toBeVisible()
  release()
  await expect.element(toast('Quarto criado com sucesso!')).toBeVisible()
  const folder = `rooms/${vi.mocked(saveItem).mock.calls[0]?.[0].id}`
  expect(sentValues()).toMatchObject({ images: [storedAt(folder, 1), storedAt(folder, 2)] })
})

test('an upload can be stopped without changing the form', async () => {
  receiveUploads(() => 'none')
  const dialog = await newRoom()
  choose(picker, await photo('academia.jpg'))
  await dialog.getByRole('button', { name: 'Criar' }).click()
  await expect.element(dialog.getByText('Enviando...')).toBeVisible()
  await expect.element(dialog.getByRole('progressbar', { name: 'Enviando academia.jpg' })).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Salvando...' })).toBeDisabled()
  await dialog.getByRole('button', { name: 'Cancelar envio' }).click()
  await expect.element(toast('academia.jpg: Envio cancelado.')).toBeVisible()
  await expect.element(dialog.getByRole('img', { name: 'Imagem 1: academia.jpg' })).toBeVisible()
})

test('pictures are reordered, removed, and taken from the library (ROOM-13, IMG-12)', async () => {
  const images = [1, 2, 3].map((number) => `/images/${number}.jpg`)
  vi.spyOn(window, 'fetch').mockImplementation(async () =>
    Response.json({
      total: 2,
      pictures: [8, 9].map((number) => ({ url: `/images/${number}.jpg`, title: `Foto ${number}`, uses: [] })),
    }),
  )
  await renderRooms([{ ...stored, images }])
  const dialog = await open('Editar Chalé Premium')
  await dialog.getByRole('button', { name: 'Mover para a esquerda: Imagem 3' }).click()
  await dialog.getByRole('button', { name: 'Mover para a esquerda: Imagem 2' }).click()
  await dialog.getByRole('button', { name: 'Remover: Imagem 2' }).click()
  await expect.element(dialog.getByRole('listitem').first()).toMatchTextContent(/Principal/)
  expect(dialog.getByText('Principal').elements()).toHaveLength(1)
  await dialog.getByRole('button', { name: 'Escolher da biblioteca: Imagens' }).click()
  const library = page.getByRole('dialog', { name: 'Escolher da biblioteca' })
  await library.getByRole('button', { name: /^Foto 8/ }).click()
  await expect
    .element(library.getByRole('button', { name: /^Foto 8/ }))
    .toHaveAttribute('aria-pressed', 'true')
  await library.getByRole('button', { name: /^Foto 9/ }).click()
  await library.getByRole('button', { name: /^Adicionar 2/ }).click()
  await expect.poll(() => imageTiles(dialog).elements().length).toBe(4)
  vi.mocked(saveItem).mockResolvedValue(saved)
  await dialog.getByRole('button', { name: 'Atualizar' }).click()
  await expect.element(toast('Quarto atualizado com sucesso!')).toBeVisible()
  expect(sentValues()).toMatchObject({ images: [3, 2, 8, 9].map((number) => `/images/${number}.jpg`) })
})
