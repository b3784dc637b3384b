import { Toaster } from 'sonner'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { deleteAnswersBefore } from './actions'
import { DeleteBefore } from './delete-before'

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
