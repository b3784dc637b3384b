import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerQuestions, renderHotel, toast } from '@/e2e/components/forms'
import { saveAbout, saveConfiguration, saveHeroCall, saveHeroFilms } from '../../_sections/actions'

const save = () => page.getByRole('button', { name: 'Salvar' }).click()
const saved = (stored: Record<string, unknown>) => ({ ok: true, stored, notes: '' }) as const

test('the hero sends only its own fields (ADM-4, ADM-5, SAVE-6)', async () => {
  await renderHotel({ hero: { title: 'Seu refúgio', video_section_url: 'https://vimeo.com/1' } })
  await userEvent.fill(page.getByLabelText('Texto do botão'), 'Ver as ofertas')
  await userEvent.fill(page.getByLabelText('Endereço do botão'), '/ofertas')
  vi.mocked(saveHeroCall).mockResolvedValue(saved({ title: 'Seu refúgio' }))
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect.element(toast('Seção Hero atualizada com sucesso!')).toBeVisible()
  const [sent] = vi.mocked(saveHeroCall).mock.calls[0] ?? []
  expect(sent?.values).toEqual({
    ...{ title: 'Seu refúgio', subtitle: '', background_url: null, background_poster_url: null },
    ...{ cta_primary_text: 'Ver as ofertas', cta_primary_url: '/ofertas' },
  })
  expect(sent?.expectedValues).toMatchObject({ title: 'Seu refúgio', cta_primary_url: '' })
})

test('a new background asks whether phones use it too, and yes removes theirs (ADM-26)', async () => {
  const hero = { background_url: '/images/a.jpg', mobile_background_url: '/images/b.jpg' }
  await renderHotel({ hero })
  const background = page.getByRole('group', { name: 'Fundo' })
  await background.getByRole('button', { name: 'Remover: Fundo' }).click()
  await userEvent.fill(background.getByRole('textbox'), '/images/serra.svg')
  const changed = { ...hero, background_url: '/images/serra.svg' }
  vi.mocked(saveHeroCall).mockResolvedValue(saved(changed))
  vi.mocked(saveHeroFilms).mockResolvedValue(saved({ ...changed, mobile_background_url: null }))
  const questions = answerQuestions(true)
  await save()
  await expect.element(toast('Seção Hero atualizada com sucesso!')).toBeVisible()
  expect(questions).toEqual(['O celular tem um fundo próprio. Usar o novo também no celular?'])
  expect(vi.mocked(saveHeroFilms).mock.calls[0]?.[0]).toMatchObject({
    values: { mobile_background_url: null },
    expectedValues: { mobile_background_url: '/images/b.jpg' },
  })
})

test('a server error is shown at its field, and the next try clears it (IMG-7, FORM-12)', async () => {
  await renderHotel({ about: { image_url: '/images/a.jpg', description: 'Um vale.' } })
  await page.getByRole('tab', { name: 'Seção Sobre' }).click()
  await page.getByRole('button', { name: 'Remover: Imagem' }).click()
  await page.getByRole('button', { name: 'Usar um endereço: Imagem' }).click()
  await userEvent.fill(page.getByRole('textbox', { name: 'Imagem' }), 'https://outro.example/foto.jpg')
  const error = 'O site só mostra imagens enviadas por aqui.'
  vi.mocked(saveAbout).mockResolvedValueOnce({ ok: false, error, fieldErrors: { image_url: error } })
  await save()
  const address = page.getByRole('textbox', { name: 'Imagem' })
  await expect.element(address).toHaveAccessibleDescription(expect.stringContaining(error))
  await expect.element(address).toHaveFocus()
  await userEvent.fill(address, '')
  vi.mocked(saveAbout).mockResolvedValue(saved({}))
  await save()
  await expect.element(toast('Seção Sobre atualizada com sucesso!')).toBeVisible()
})

test('somebody who does not manage the team sees only the contact fields, and why (BRAND-10)', async () => {
  await renderHotel({ isManager: false })
  await page.getByRole('tab', { name: 'Configurações Gerais' }).click()
  await expect
    .element(page.getByText('Nome, logotipo, cores e letras são mudados só por quem gerencia a equipe.'))
    .toBeVisible()
  await expect.element(page.getByLabelText('Cor principal')).not.toBeInTheDocument()
  await userEvent.fill(page.getByRole('textbox', { name: 'Endereço' }), 'Estrada da Serra, 1')
  vi.mocked(saveConfiguration).mockResolvedValue(saved({}))
  await save()
  await expect.element(toast('Configurações do hotel atualizadas com sucesso!')).toBeVisible()
  expect(vi.mocked(saveConfiguration).mock.calls[0]?.[0].values).not.toHaveProperty('primary_color')
})

test('a field changed by somebody else offers a choice, and can be forced (SAVE-6, FORM-5)', async () => {
  await renderHotel({ configuration: { phone: '(24) 5550-0142' } })
  await page.getByRole('tab', { name: 'Configurações Gerais' }).click()
  await userEvent.fill(page.getByLabelText('Telefone'), '(24) 5550-0143')
  vi.mocked(saveConfiguration).mockResolvedValueOnce({
    ...{ ok: false, error: 'Este item foi alterado.' },
    conflict: {
      ...{ at: '14:05', current: { phone: '(24) 5550-0199' }, who: ['Ana Souza mudou: Telefone.'] },
      conflicting: [
        {
          ...{
            path: 'phone',
            label: 'Telefone',
            by: 'Ana Souza',
            was: { kind: 'text', text: '(24) 5550-0142' },
          },
          ...{
            theirs: { kind: 'text', text: '(24) 5550-0199' },
            mine: { kind: 'text', text: '(24) 5550-0143' },
          },
        },
      ],
    },
  })
  await save()
  const conflict = page.getByRole('region', { name: 'Conflito' })
  await expect
    .element(conflict)
    .toMatchTextContent(/alterado por outra pessoa às 14:05\.Ana Souza mudou: Telefone\./)
  await expect.element(conflict.getByRole('radio', { name: 'Ana Souza' })).toBeVisible()
  vi.mocked(saveConfiguration).mockResolvedValueOnce(saved({}))
  await conflict.getByRole('button', { name: 'Salvar mesmo assim' }).click()
  await expect.element(conflict).not.toBeInTheDocument()
  expect(vi.mocked(saveConfiguration).mock.lastCall?.[0]).toMatchObject({
    ...{ force: true, values: { phone: '(24) 5550-0143' } },
  })
})
