import { expect, test, vi } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import {
  attempt,
  clearByKeys,
  pasteText,
  pressWithoutAnswer,
  refused,
  replaceByPasting,
  replaceByTyping,
  taken,
  typedField,
  typeKeys,
} from '@/e2e/components/hands'
import { openField } from '@/e2e/components/package-form'
import { removeInvisible } from '@/lib/remove-invisible'
import { saveItem } from '../_list/actions'
import { DetailsButton } from '../_media/picture-dialog'
import { saveAbout, saveConfiguration, saveHeroCall } from '../_sections/actions'
import { HotelTabs } from '../(panel)/hotel/hotel-tabs'

test('a line of text is sent as typed, and an overlong one is kept and refused (FORM-8)', async () => {
  await attempt(await openField('Básico', 'Título', 'title', { title: 'Serra' }), [
    ['typed on', (field) => typeKeys(field, ' “à noite” {[2]} '), { sent: 'Serra “à noite” {[2]}' }],
    ['161 letters', replaceByPasting('é'.repeat(161)), { wrong: 'Use no máximo 160 caracteres' }],
    ['160 letters', () => userEvent.keyboard('{Backspace}'), { sent: 'é'.repeat(160) }],
    ['nothing', clearByKeys, { sent: '' }],
    [
      'control characters and turned directions (SAVE-9)',
      replaceByPasting('Ser\u202era\u0007'),
      { sent: 'Serra' },
    ],
  ])
})

test('a cleared required text is refused at its field (PKG-4)', async () => {
  await attempt(await openField('Básico', 'Nome *', 'name'), [
    ['nothing', clearByKeys, { wrong: 'Nome é obrigatório' }],
    ['spaces', replaceByTyping('   '), { wrong: 'Nome é obrigatório' }],
    taken('Serra da Bocaina', 'Serra da Bocaina'),
  ])
})

test('a slug is sent as typed, or refused at its field (PKG-5)', async () => {
  const wrong = 'Use só letras minúsculas sem acento, números e hífens'
  await attempt(await openField('Básico', 'Slug *', 'slug'), [
    refused('são-joão', wrong),
    ['nothing', clearByKeys, { wrong: 'Slug é obrigatório' }],
    taken('sao-joao-2027', 'sao-joao-2027'),
  ])
})

test('a text of several lines is sent with its lines (SAVE-9)', async () => {
  const typeTwoLines = async (field: Locator) => {
    await clearByKeys(field)
    await userEvent.keyboard('Café.{Enter}{Enter}Lagoa.')
  }
  await attempt(await openField('Básico', 'Descrição', 'description', { description: 'Antes.' }), [
    ['two paragraphs', typeTwoLines, { sent: 'Café.\n\nLagoa.' }],
    [
      'invisible characters',
      replaceByPasting('Ca\u200bfé.\n\u2060La\u00adgoa.\u202e'),
      { sent: 'Café.\nLagoa.' },
    ],
    ['nothing', clearByKeys, { sent: '' }],
  ])
})

test('list entries are trimmed, empty, repeated or invisible ones are dropped, and the last is added on leaving or saving (FORM-7, SAVE-9)', async () => {
  const typeThree = async (field: Locator) => {
    await typeKeys(field, ' Café da manhã ')
    await userEvent.keyboard('{Enter}Café da manhã{Enter}   {Enter}Lagoa{Tab}')
  }
  const invisible = async (field: Locator) => {
    for (const text of ['\u200b', 'Fogueira\u00ad']) {
      await pasteText(field, text)
      await userEvent.keyboard('{Enter}')
    }
  }
  const fields = await openField('Features', 'Destaques', 'highlights', { highlights: ['Fogueira'] })
  const sent = ['Fogueira', 'Café da manhã', 'Lagoa']
  await attempt(fields, [['three entries', typeThree, { sent }]])
  await expect.element(fields[0]?.field ?? page.getByLabelText('Destaques')).toHaveValue('')
  await attempt(fields, [
    ['invisible characters', invisible, { sent }],
    ['an entry without Enter', (field) => typeKeys(field, 'Ceia'), { sent: [...sent, 'Ceia'] }],
  ])
})

test('a link is sent as typed, or refused at its field (PKG-6, SAVE-9)', async () => {
  const wrong = 'Use um link que comece com http:// ou https://'
  await attempt(await openField('Config', 'Link de reserva', 'bookingUrl'), [
    taken('https://reservas.example/serra', 'https://reservas.example/serra'),
    refused('https://', wrong),
    [
      'an invisible character',
      replaceByPasting('https://a.example/b\u200b'),
      { sent: 'https://a.example/b' },
    ],
    ['nothing', clearByKeys, { sent: null }],
  ])
})

test('the button of the hero is sent as typed, or refused at its field (ADM-4)', async () => {
  const form = await openHotel('Seção Hero')
  const address = typedField(
    form.getByLabelText('Endereço do botão'),
    vi.mocked(saveHeroCall),
    'values.cta_primary_url',
  )
  await attempt(
    [address],
    [
      taken('/quartos', '/quartos'),
      refused('//mal.example', 'Use um endereço com https:// ou uma página do site'),
      refused('javascript:alert(1)', 'Use um endereço com https:// ou uma página do site'),
      ['nothing', clearByKeys, { sent: null }],
    ],
  )
  const words = typedField(
    form.getByLabelText('Texto do botão'),
    vi.mocked(saveHeroCall),
    'values.cta_primary_text',
  )
  await attempt([words], [taken('Ver quartos', 'Ver quartos')])
})

test('the texts about the hotel are sent as typed', async () => {
  const form = await openHotel('Seção Sobre')
  const at = (label: string, name: string) =>
    typedField(form.getByLabelText(label), vi.mocked(saveAbout), `values.${name}`)
  await attempt(
    [at('Título', 'title'), at('Descrição', 'description')],
    [taken('Água e montanha', 'Água e montanha'), ['nothing', clearByKeys, { sent: '' }]],
  )
})

test('telephone, e-mail and colour of the hotel are sent as typed, or refused at their field (SAVE-9)', async () => {
  const form = await openHotel('Configurações Gerais')
  const at = (label: string, name: string) => [
    typedField(form.getByLabelText(label), vi.mocked(saveConfiguration), `values.${name}`),
  ]
  await attempt(at('Telefone', 'phone'), [
    refused('24 5550', 'Use um telefone como (24) 5550-0142'),
    taken('(24) 5550-0142, 0800 555 0142', '(24) 5550-0142, 0800 555 0142'),
    ['an invisible character', replaceByPasting('(24) 5550-0142\u200b'), { sent: '(24) 5550-0142' }],
  ])
  await attempt(at('E-mail', 'email'), [
    refused('contato@hotel', 'Use um e-mail como contato@hotel.com.br'),
    taken('contato@hotel.com.br', 'contato@hotel.com.br'),
  ])
  await attempt(at('Cor principal', 'primary_color'), [
    refused('#12345', 'Use uma cor como #065f46'),
    taken('#123456', '#123456'),
  ])
})

/** Opens the details of a picture with this alternative text; saves are refused. */
async function openPicture(alt: string) {
  const details = { alt, focus: '50% 50%', expectedFingerprint: null, size: null }
  vi.spyOn(window, 'fetch').mockImplementation(async () =>
    Response.json({ pictures: { 'serra.jpg': details } }),
  )
  vi.mocked(saveItem).mockResolvedValue({ ok: false, error: 'Recusado.' })
  await render(<DetailsButton label="Foto 1" address="/media/images/serra.jpg" />)
  await userEvent.click(page.getByRole('button', { name: 'Detalhes: Foto 1' }))
  return page.getByRole('dialog', { name: 'Detalhes da foto' })
}

test('details of a picture that are not saved ask before the page is left (FORM-3)', async () => {
  const dialog = await openPicture('Lagoa')
  const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  await expect.element(dialog.getByLabelText('Texto alternativo')).toHaveValue('Lagoa')
  expect(asks()).toBe(false)
  await userEvent.fill(dialog.getByLabelText('Texto alternativo'), 'Lagoa ao amanhecer')
  await expect.poll(asks).toBe(true)
})

test('details of a picture that the server does not answer can be left after 8 s (FORM-18)', async () => {
  const dialog = await openPicture('Lagoa')
  await expect.element(dialog.getByLabelText('Texto alternativo')).toHaveValue('Lagoa')
  vi.mocked(saveItem).mockReturnValueOnce(new Promise(() => undefined))
  const button = dialog.getByRole('button', { name: 'Salvar detalhes' })
  await (await pressWithoutAnswer(dialog, button)).click()
  await expect.element(dialog).not.toBeInTheDocument()
})

test('a picture’s alternative text is sent as typed and shown, over an existing and an empty one (SAVE-9)', async () => {
  const dialog = await openPicture('Lagoa')
  const words = dialog.getByLabelText('Texto alternativo')
  const save = async (sent: string) => {
    const shown = words.element()
    if (shown instanceof HTMLTextAreaElement) expect(removeInvisible(shown.value).trim()).toBe(sent)
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar detalhes' }))
    await expect.poll(() => vi.mocked(saveItem).mock.lastCall?.[0].values).toMatchObject({ alt: sent })
  }
  await typeKeys(words, ' ao entardecer ')
  await save('Lagoa ao entardecer')
  await clearByKeys(words)
  await save('')
  await pasteText(words, 'La\u200bgoa\u00ad')
  await save('Lagoa')
  await clearByKeys(words)
  await pasteText(words, 'é'.repeat(260))
  await save('é'.repeat(250))
})

/** Shows the forms of 'O Hotel' at a tab, with nothing stored. Saves are refused. */
async function openHotel(tab: string) {
  for (const save of [saveAbout, saveConfiguration, saveHeroCall])
    vi.mocked(save).mockResolvedValue({ ok: false, error: 'Recusado.' })
  const sections = { hero: {}, about: {}, configuration: {} }
  await render(<HotelTabs sections={sections} pending={{}} isManager />)
  await page.getByRole('tab', { name: tab }).click()
  return page.getByRole('tabpanel', { name: tab })
}
