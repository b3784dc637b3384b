import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderBrand, toast } from '@/e2e/components/forms'
import { choose, fileOf, receiveUploads, storedAt } from '@/e2e/components/uploads'
import { finishUpload } from '../../_media/actions'
import { saveBrand } from '../../_sections/actions'

const stored = {
  ...{ primary_color: '#065f46', accent_color: '#c49a3f' },
  ...{ letters: 'classica', emblem: 'blossom', scenery: 'mountain' },
}
const color = () => page.getByLabelText('Cor principal')
const save = () => page.getByRole('button', { name: 'Salvar' }).click()
const drawing = (content: string) =>
  fileOf('logo.svg', `<svg xmlns="http://www.w3.org/2000/svg">${content}</svg>`)

test('the preview follows typing, and keeps the last colour while another is incomplete (BRAND-1, BRAND-4)', async () => {
  const { container } = await renderBrand(stored)
  const sample = container.querySelector('[data-brand-sample]')
  const shade = () => sample && getComputedStyle(sample).getPropertyValue('--color-forest-800')
  await userEvent.fill(color(), '#1d4e89')
  expect(shade()).toBe('#1d4e89')
  await userEvent.click(color())
  await userEvent.keyboard('{Backspace}')
  expect(shade()).toBe('#1d4e89')
  await save()
  await expect.element(color()).toHaveAccessibleDescription('Use uma cor como #065f46')
  expect(vi.mocked(saveBrand)).not.toHaveBeenCalled()
  await userEvent.fill(color(), '#ffee00')
  await expect
    .element(page.getByText('as cores são escurecidas ou clareadas', { exact: false }))
    .toBeVisible()
  await userEvent.type(page.getByLabelText('Nome'), 'Pousada da Barra')
  await page.getByRole('radio', { name: /^Leve/ }).click()
  expect(sample?.textContent).toContain('Pousada da Barra')
  expect(sample && getComputedStyle(sample).fontFamily).toContain('Nunito Sans')
})

test('emblem and landscape can be chosen, and a missing symbol is named (BRAND-11, BRAND-12)', async () => {
  await renderBrand(stored)
  const choice = page.getByRole('group', { name: 'Emblema' })
  expect(choice.getByRole('radio').elements()).toHaveLength(9)
  await choice.getByRole('radio', { name: /^Símbolo|símbolo/ }).click()
  await expect
    .element(choice.getByText('Ainda não há símbolo: envie um acima.', { exact: false }))
    .toBeVisible()
  await choice.getByRole('radio', { name: 'Onda' }).click()
  await userEvent.selectOptions(page.getByLabelText('Paisagem desenhada'), 'Litoral')
  vi.mocked(saveBrand).mockResolvedValue({ ok: true, stored: {}, notes: '' })
  await save()
  await expect.element(toast('Marca atualizada com sucesso!')).toBeVisible()
  expect(vi.mocked(saveBrand).mock.calls[0]?.[0].values).toMatchObject({ emblem: 'wave', scenery: 'coast' })
})

test('a save after a refused logo says that the file is not included, until another arrives (IMG-20, BRAND-5)', async () => {
  const sent = receiveUploads()
  await renderBrand(stored)
  const error = 'Peça ao designer o logotipo em PNG, ou em SVG com as letras em curvas.'
  vi.mocked(finishUpload).mockResolvedValueOnce({ ok: false, error })
  choose('Logotipo: arquivo', drawing('<text y="9">Mar</text>'))
  await expect.element(page.getByText(error)).toBeVisible()
  await userEvent.fill(color(), '#1d4e89')
  vi.mocked(saveBrand).mockImplementation(async ({ values }) => ({
    ok: true,
    stored: { ...values },
    notes: '',
  }))
  await save()
  await expect
    .element(toast('Sem o arquivo que não foi aceito: logo.svg. O resto foi salvo.'))
    .toMatchTextContent(/^Salvo em parte/)

  choose('Logotipo: arquivo', fileOf('anima.gif', 'GIF89a'))
  await expect.element(page.getByText('GIF não é aceito', { exact: false })).toBeVisible()
  expect(sent).toHaveLength(1)
  choose('Logotipo: arquivo', drawing('<circle r="9"/>'))
  await expect.element(toast('Imagem enviada com sucesso!')).toBeVisible()
  await save()
  await expect.element(toast('Marca atualizada com sucesso!')).toBeVisible()
  expect(vi.mocked(saveBrand).mock.calls[1]?.[0].values).toMatchObject({
    logo_url: storedAt('hotel/logo', 2),
  })
})
