import { toast } from 'sonner'
import { expect, test, vi } from 'vitest'
import { notify } from './notify'

test('a long message stays long enough to read, a short one as before (ADM-7)', () => {
  const success = vi.spyOn(toast, 'success')
  const reason = 'Não aparece no site: “Chalé Premium” vem antes. '.repeat(5)
  notify.success('Link copiado.')
  notify.success(reason)
  notify.undo('Pacote excluído com sucesso!', () => {})
  notify.undo(reason, () => {})
  const stays = success.mock.calls.map(([, options]) => Number(options?.duration))
  expect(stays).toEqual([4000, 70 * reason.length, 10_000, 70 * reason.length])
})
