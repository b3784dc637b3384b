import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { toast } from '@/e2e/components/forms'
import { show } from '@/e2e/components/show'
import { migrateRoomImages } from './actions'
import { Migration } from './migration'

test('a migration shows progress, its total, what was not copied, and a failure (IMG-10)', async () => {
  await show(<Migration>2 imagens</Migration>)
  const start = page.getByRole('button', { name: 'Iniciar Migração' })
  const answer = Promise.withResolvers<Awaited<ReturnType<typeof migrateRoomImages>>>()
  vi.mocked(migrateRoomImages).mockReturnValueOnce(answer.promise)
  await start.click()
  await expect.element(page.getByRole('button', { name: 'Migrando...' })).toBeDisabled()
  await expect.element(page.getByRole('status')).toMatchTextContent('Copiando as imagens.')
  answer.resolve({
    ok: true,
    results: { total: 2, success: [], errors: ['Chalé, imagem 2', 'Chalé, imagem 3'] },
  })
  const result = page.getByRole('region', { name: 'Resultado' })
  await expect.element(result).toMatchTextContent(/Total2Sucessos0Erros2/)
  await expect.element(toast(/Nenhuma de 2.imagens foi migrada/)).toMatchTextContent(/^Erro na migração/)

  vi.mocked(migrateRoomImages).mockRejectedValueOnce(new Error('500'))
  await start.click()
  await expect.element(toast('Ocorreu um erro desconhecido')).toBeVisible()
  await expect.element(result).not.toBeInTheDocument()
  await expect.element(start).toBeEnabled()
})
