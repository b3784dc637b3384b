'use client'

import type { ActionResult } from '@/lib/access/result'
import type { FieldChange } from '@/lib/content/item-changes'
import { notify } from '../_ui/notify'
import { toastFailure, unreachable } from '../_ui/toast-failure'
import { changeItems } from './bulk-actions'
import type { ListInfo } from './list-info'

/** Changes of a few fields without a form: one write for all items, and one 'Desfazer'. */
export function useFieldChanges({ name: list, texts }: ListInfo) {
  /** `done` is said on success; a failure is for the caller to tell. */
  async function change(changes: FieldChange[], done: string): Promise<ActionResult> {
    const result = await changeItems({ list, changes, undoes: null }).catch(unreachable(texts.changeFailed))
    if (result.ok) notify.undo(done, () => undo(changes, result.version))
    return result
  }

  async function undo(changes: FieldChange[], version: number) {
    const back = changes.map(({ id, before, after }) => ({ id, before: after, after: before }))
    const result = await toastFailure(changeItems({ list, changes: back, undoes: version }), undoFailed)
    if (!result.ok) return
    const { left } = result
    notify.success(
      left.length === 0
        ? 'Tudo como estava antes.'
        : `Desfeito. Ficou como está, porque foi alterado depois: ${left.join(', ')}.`,
    )
  }

  return { change }
}

const undoFailed = 'Não foi possível desfazer. Tente de novo.'
