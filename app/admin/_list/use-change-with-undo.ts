import type { ActionResult } from '@/lib/access/result'
import type { FieldChange } from '@/lib/content/item-changes'
import { notify, undoneText } from '../_ui/notify'
import { usePanelActions } from '../_ui/panel-actions'
import { notifyFailure, unreachableResult } from '../_ui/toast-failure'
import type { ListInfo } from './list-info'
import { sendInTurn } from './own-steps'

/**
 * Returns a function that changes fields of several items in one write and offers one 'Desfazer'. `done` is the success message;
 * the caller shows failures.
 */
export function useChangeWithUndo({ name: list, texts }: ListInfo) {
  const { changeItems } = usePanelActions()

  async function undo(changes: FieldChange[], version: number) {
    const back = changes.map(({ id, before, after }) => ({ id, before: after, after: before }))
    const send = () => changeItems({ list, changes: back, undoes: version })
    const undone = await notifyFailure(sendInTurn(send), undoFailed)
    if (!undone.ok) return
    const left = `Desfeito. Ficou como está, porque foi alterado depois: ${undone.left.join(', ')}.`
    notify.success((undone.left.length === 0 ? undoneText : left) + undone.notes)
  }

  return async (changes: FieldChange[], done: string): Promise<ActionResult> => {
    const send = () => changeItems({ list, changes, undoes: null })
    const result = await sendInTurn(send).catch(unreachableResult(texts.changeFailed))
    if (result.ok) notify.undo(done + result.notes, () => undo(changes, result.version))
    return result
  }
}

const undoFailed = 'Não foi possível desfazer. Tente de novo.'
