import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '@/e2e/components/show'
import { undoImport } from './actions'
import { UndoImport } from './undo-import'

test('an import is undone as a whole, with the focus on it, unless somebody has saved since (XFER-7)', async () => {
  const entry = { version: 3, when: '23/11/2026 às 10:00' }
  const { rerender } = await show(<UndoImport {...entry} isUndone={false} />)
  const undo = page.getByRole('button', { name: 'Desfazer a importação de 23/11/2026 às 10:00' })
  const error = 'Depois da importação alguém gravou em Sobre.'
  vi.mocked(undoImport).mockResolvedValueOnce({ ok: false, title: 'Nada foi desfeito', error })
  await undo.click()
  await expect.element(page.getByText('Nada foi desfeito')).toBeVisible()
  await expect.element(page.getByText(error)).toBeVisible()
  vi.mocked(undoImport).mockResolvedValueOnce({ ok: true })
  await undo.click()
  await expect.element(page.getByText(/^Importação desfeita: tudo voltou/)).toBeVisible()
  expect(vi.mocked(undoImport)).toHaveBeenLastCalledWith({ version: 3 })
  // As the server shows it again.
  await rerender(<UndoImport {...entry} isUndone />)
  await expect.element(undo).not.toBeInTheDocument()
  await expect.poll(() => document.activeElement?.textContent).toBe('Desfeita')
})
