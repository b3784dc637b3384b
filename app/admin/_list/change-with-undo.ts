import type { ActionResult } from '@/lib/access/result'
import type { FieldChange } from '@/lib/content/item-changes'
import { notify, undoneText } from '../_ui/notify'
import { notifyFailure, unreachableResult } from '../_ui/toast-failure'
import { changeItems } from './actions'
import type { ListInfo } from './list-info'
import { sendInTurn } from './own-steps'

/** Changes fields of several items in one write. The success toast `done` offers one undo; the caller shows failures. */
export async function changeWithUndo(
  { name: list, texts }: ListInfo,
  changes: FieldChange[],
  done: string,
): Promise<ActionResult> {
  const send = () => changeItems({ list, changes, undoes: null })
  const result = await sendInTurn(send).catch(unreachableResult(texts.changeFailed))
  if (result.ok) notify.undo(done + result.notes, () => undo(result.version))
  return result

  async function undo(version: number) {
    const back = changes.map(({ id, before, after }) => ({ id, before: after, after: before }))
    const send = () => changeItems({ list, changes: back, undoes: version })
    const undone = await notifyFailure(sendInTurn(send), undoFailed)
    if (!undone.ok) return
    const left = `Desfeito. Ficou como está, porque foi alterado depois: ${undone.left.join(', ')}.`
    notify.success((undone.left.length === 0 ? undoneText : left) + undone.notes)
  }
}

const undoFailed = 'Não foi possível desfazer. Tente de novo.'
