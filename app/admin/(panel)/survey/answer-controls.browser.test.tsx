import { Toaster } from 'sonner'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { router } from '@/e2e/components/next/navigation'
import { deleteAnswersBefore, deleteSurveyAnswers, makeTestimonial, renewSurveyLink } from './actions'
import { AnswerButtons, DeleteBefore, RenewLink } from './answer-controls'

function show(mayQuote: boolean, testimonial?: string) {
  return render(
    <>
      <AnswerButtons id="a" name="Maria Clara" mayQuote={mayQuote} testimonial={testimonial} />
      <Toaster />
    </>,
  )
}

test('deleting an answer is permanent and asks first, and a failure is shown (SUR-13)', async () => {
  await show(false)
  await expect.element(page.getByRole('button', { name: 'Usar como depoimento' })).not.toBeInTheDocument()
  const confirm = vi.spyOn(window, 'confirm').mockReturnValueOnce(false)
  await page.getByRole('button', { name: 'Apagar' }).click()
  expect(confirm).toHaveBeenCalledWith('Apagar a resposta de Maria Clara? Isto não pode ser desfeito.')
  expect(vi.mocked(deleteSurveyAnswers)).not.toHaveBeenCalled()
  confirm.mockReturnValue(true)
  vi.mocked(deleteSurveyAnswers).mockRejectedValueOnce(new Error('the server is down'))
  await page.getByRole('button', { name: 'Apagar' }).click()
  await expect.element(page.getByText('Erro ao apagar a resposta.')).toBeVisible()
  vi.mocked(deleteSurveyAnswers).mockResolvedValueOnce({ ok: true })
  await page.getByRole('button', { name: 'Apagar' }).click()
  await expect.element(page.getByText('Resposta apagada.')).toBeVisible()
})

test('a new testimonial opens, unless the answer is gone (SUR-15)', async () => {
  await show(true)
  const error = 'Esta resposta foi apagada, ou o hóspede não autorizou o depoimento.'
  vi.mocked(makeTestimonial).mockResolvedValueOnce({ ok: false, error })
  await page.getByRole('button', { name: 'Usar como depoimento' }).click()
  await expect.element(page.getByText(error)).toBeVisible()
  expect(router.push).not.toHaveBeenCalled()
  vi.mocked(makeTestimonial).mockResolvedValueOnce({ ok: true, id: 'pesquisa-a' })
  await page.getByRole('button', { name: 'Usar como depoimento' }).click()
  await expect.poll(() => router.push.mock.calls).toEqual([['/admin/testimonials?abrir=pesquisa-a']])
})

test('a used answer shows its testimonial instead of the button (SUR-15)', async () => {
  await show(true, 'pesquisa-a')
  await expect.element(page.getByRole('button', { name: 'Usar como depoimento' })).not.toBeInTheDocument()
  const link = page.getByRole('link', { name: 'Ver o depoimento' })
  await expect.element(link).toHaveAttribute('href', '/admin/testimonials?abrir=pesquisa-a')
})

test('the guests’ link is replaced only after the staff have read the consequences (SUR-16)', async () => {
  await render(
    <>
      <RenewLink />
      <Toaster />
    </>,
  )
  const renew = page.getByRole('button', { name: 'Trocar o link' })
  const confirm = vi.spyOn(window, 'confirm').mockReturnValueOnce(false)
  await renew.click()
  expect(confirm).toHaveBeenCalledWith(expect.stringContaining('também nos códigos QR já impressos'))
  expect(vi.mocked(renewSurveyLink)).not.toHaveBeenCalled()
  confirm.mockReturnValueOnce(true)
  vi.mocked(renewSurveyLink).mockResolvedValueOnce({ ok: true, notes: '', version: 2 })
  await renew.click()
  await expect.element(page.getByText('Link trocado: mande o novo aos hóspedes.')).toBeVisible()
})

test('all answers before a day are deleted after showing their number; an incomplete day deletes none (SUR-13)', async () => {
  await render(
    <>
      <DeleteBefore today="2026-11-20" />
      <Toaster />
    </>,
  )
  const remove = page.getByRole('button', { name: 'Apagar todas…' })
  await remove.click()
  const day = page.getByLabelText('Apagar todas antes de')
  await day.click()
  await userEvent.keyboard('0111')
  await remove.click()
  await expect.poll(() => day.element().matches(':invalid')).toBe(true)
  expect(vi.mocked(deleteAnswersBefore)).not.toHaveBeenCalled()

  await day.fill('2026-11-01')
  vi.mocked(deleteAnswersBefore).mockResolvedValueOnce({ ok: true, count: 0 })
  await remove.click()
  await expect.element(page.getByText('Nada foi apagado')).toBeVisible()

  const confirm = vi.spyOn(window, 'confirm').mockReturnValueOnce(false)
  vi.mocked(deleteAnswersBefore).mockResolvedValueOnce({ ok: true, count: 12 })
  await remove.click()
  await expect
    .poll(() => confirm.mock.calls)
    .toEqual([['Apagar 12\u00a0respostas de antes de 01/11/2026? Isto não pode ser desfeito.']])
  expect(vi.mocked(deleteAnswersBefore)).not.toHaveBeenCalledWith({ day: '2026-11-01', isConfirmed: true })

  confirm.mockReturnValueOnce(true)
  vi.mocked(deleteAnswersBefore).mockResolvedValue({ ok: true, count: 12 })
  await remove.click()
  await expect.element(page.getByText('Respostas apagadas: 12.')).toBeVisible()
  expect(vi.mocked(deleteAnswersBefore)).toHaveBeenLastCalledWith({ day: '2026-11-01', isConfirmed: true })
})
