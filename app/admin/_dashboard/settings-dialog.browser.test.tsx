import { Toaster } from 'sonner'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { router } from '@/e2e/components/next/navigation'
import { saveAbout, saveConfiguration, saveHeroMedia } from '../_sections/actions'
import { saveDetails } from './actions'
import { FirstDetails } from './first-details'
import { SettingsButton } from './settings-button'

const empty = { hero: {}, about: {}, configuration: {} }
const dialog = page.getByRole('dialog', { name: 'Configurações' })
const tab = dialog.getByRole('tabpanel')

function show(sections: typeof empty | null, isManager = true) {
  return render(
    <>
      <SettingsButton sections={sections} isManager={isManager} />
      <Toaster />
    </>,
  )
}

test('unreadable settings show an error instead of empty forms (ADM-5, ADM-8)', async () => {
  await show(null)
  await page.getByRole('button', { name: 'Configurações' }).click()
  await expect.element(page.getByText('Erro ao carregar configurações.')).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
})

test('the settings keep their height in all tabs, start at their first field, and close by Cancelar (ADM-3, ADM-20)', async () => {
  await show(empty)
  await page.getByRole('button', { name: 'Configurações' }).click()
  await expect.element(dialog.getByLabelText('Título').first()).toHaveFocus()
  const box = () => dialog.element().getBoundingClientRect().toJSON()
  const before = box()
  for (const name of ['Sobre', 'Geral', 'Hero']) {
    await dialog.getByRole('tab', { name }).click()
    await expect.element(dialog.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true')
    expect(dialog.getByRole('tabpanel').elements()).toHaveLength(1)
    expect(box()).toEqual(before)
  }
  // The Tab key goes from a tab to a field, without stopping at the panel.
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(dialog.getByRole('tab', { name: 'Sobre' })).toHaveFocus()
  await userEvent.tab()
  expect(dialog.getByRole('tabpanel').element().contains(document.activeElement)).toBe(true)
  expect(document.activeElement).not.toBe(dialog.getByRole('tabpanel').element())
  await dialog.getByRole('button', { name: 'Cancelar' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Configurações' })).toHaveFocus()
})

test('each tab saves only its own fields, and a hotel without rows can be edited (ADM-3 to ADM-6)', async () => {
  await show(empty)
  await page.getByRole('button', { name: 'Configurações' }).click()
  await userEvent.type(tab.getByLabelText('Título'), 'O vale')
  vi.mocked(saveHeroMedia).mockResolvedValueOnce({ ok: true, stored: { title: 'O vale' }, notes: '' })
  await tab.getByRole('button', { name: 'Salvar' }).click()
  await expect.element(page.getByText('Seção Hero atualizada com sucesso!')).toBeVisible()
  const sent = vi.mocked(saveHeroMedia).mock.calls[0]?.[0].values
  expect(sent).toMatchObject({ title: 'O vale' })
  expect(sent).not.toHaveProperty('cta_primary_text')
  await dialog.getByRole('tab', { name: 'Sobre' }).click()
  await userEvent.type(tab.getByLabelText('Título'), 'O vale')
  vi.mocked(saveAbout).mockRejectedValueOnce(new Error('the server is down'))
  await tab.getByRole('button', { name: 'Salvar' }).click()
  await expect.element(page.getByText('Erro ao salvar seção Sobre.')).toBeVisible()
  await expect.element(tab.getByLabelText('Título')).toHaveValue('O vale')
  vi.mocked(saveAbout).mockResolvedValueOnce({ ok: true, stored: { title: 'O vale' }, notes: '' })
  await userEvent.type(tab.getByLabelText('Título'), '{Enter}')
  await expect.element(page.getByText('Seção Sobre atualizada com sucesso!')).toBeVisible()
  expect(vi.mocked(saveAbout).mock.calls[0]?.[0].values).toMatchObject({ title: 'O vale' })

  await dialog.getByRole('tab', { name: 'Geral' }).click()
  await userEvent.fill(tab.getByLabelText(/^Telefone/), '(24) 5550-0142')
  const stored = { phone: '(24) 5550-0142' }
  vi.mocked(saveConfiguration).mockResolvedValueOnce({ ok: true, stored, notes: '' })
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Configurações atualizadas com sucesso!')).toBeVisible()
})

test('closing the settings with changes asks first, and a clerk has no brand fields (FORM-3, BRAND-10)', async () => {
  await show(empty, false)
  await page.getByRole('button', { name: 'Configurações' }).click()
  await dialog.getByRole('tab', { name: 'Geral' }).click()
  await expect.element(tab.getByLabelText(/^Telefone/)).toBeVisible()
  await expect.element(tab.getByText('Cor principal')).not.toBeInTheDocument()
  await userEvent.type(tab.getByLabelText(/^Telefone/), '5')
  const confirm = vi.spyOn(window, 'confirm').mockReturnValueOnce(false)
  await userEvent.keyboard('{Escape}')
  expect(confirm).toHaveBeenCalledWith('Descartar alterações?')
  await expect.element(dialog).toBeVisible()
  confirm.mockReturnValue(true)
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  expect(router.refresh).toHaveBeenCalled()
})

test('a new hotel enters its telephone and its times on the first screen (ADM-25)', async () => {
  const stored = { name: '', phone: '', checkin_time: '', checkout_time: '' }
  await render(
    <>
      <FirstDetails stored={stored} hotelName="Pousada" isManager={false} />
      <Toaster />
    </>,
  )
  await userEvent.type(page.getByLabelText(/^Telefone/), '(24) 5550-0142')
  await userEvent.fill(page.getByLabelText(/^Check-in a partir/), '14:00')
  await userEvent.fill(page.getByLabelText(/^Check-out/), '12:00')
  const values = { phone: '(24) 5550-0142', checkin_time: '14:00', checkout_time: '12:00' }
  vi.mocked(saveDetails).mockResolvedValue({ ok: true, stored: values, notes: '' })
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect.element(page.getByText('Dados do hotel salvos com sucesso!')).toBeVisible()
  expect(vi.mocked(saveDetails).mock.calls[0]?.[0].values).toEqual(values)
  expect(router.refresh).toHaveBeenCalled()
})
