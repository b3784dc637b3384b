'use client'

import type { ItemComparison } from '@/lib/content/history/compare'
import type { ListName } from '@/lib/site/registry'
import { deleteItem } from '../_list/actions'
import { notify } from '../_ui/notify'
import { toastFailure } from '../_ui/toast-failure'
import { compareHistoryItem, restoreHistoryItem } from './actions'
import { ComparedFields } from './compared-fields'
import { RestoreDialog } from './restore-dialog'
import { useComparison } from './use-comparison'

export type RestoredItem = {
  /** With the dialog's title, and what is said when it is done. */
  list: { name: ListName; title: string; done: string }
  id: string
  /** The item becomes what it was before this version. */
  version: number
}

type Props = RestoredItem & { onClose: () => void }

export function RestoreItemDialog({ list: { name: list, title, done }, id, version, onClose }: Props) {
  const { comparison, failure, again } = useComparison(() => compareHistoryItem({ list, id, version }))
  const { expectedFingerprint = null, wasDeleted = false, taken = null, fields = [] } = comparison ?? {}

  async function undo(restored: { version: number; fingerprint: string }) {
    const expected = restored.fingerprint
    const undone = wasDeleted
      ? deleteItem({ list, id, expectedFingerprint: expected, force: false })
      : restoreHistoryItem({
          list,
          id,
          version: restored.version,
          expectedFingerprint: expected,
          newAddress: false,
        })
    const result = await toastFailure(undone, 'Não foi possível desfazer. Tente de novo.')
    if (result.ok) notify.success('Restauração desfeita.')
  }

  return (
    <RestoreDialog
      title={title}
      failure={failure}
      restore={
        wasDeleted || fields.length > 0
          ? () => restoreHistoryItem({ list, id, version, expectedFingerprint, newAddress: taken !== null })
          : undefined
      }
      restoreLabel={taken && wasDeleted ? `Restaurar como ${taken.instead}` : 'Restaurar'}
      onRestored={(restored) => {
        onClose()
        notify.undo(done, () => undo(restored))
      }}
      onCompareAgain={again}
      onClose={onClose}
    >
      {comparison && <Compared {...comparison} />}
    </RestoreDialog>
  )
}

function Compared(comparison: ItemComparison) {
  const { name, fields, wasDeleted } = comparison
  return (
    <div className="grid gap-5">
      <div className="grid gap-1">
        <h3 className="font-semibold text-[1.125rem]">{name}</h3>
        {notesOf(comparison).map((note) => (
          <p key={note} className="max-w-measure text-ink-600">
            {note}
          </p>
        ))}
      </div>
      {fields.length > 0 && <ComparedFields fields={fields} isNew={wasDeleted} />}
    </div>
  )
}

function notesOf({ wasDeleted, active, fields, taken, isOld }: ItemComparison): string[] {
  if (!wasDeleted && fields.length === 0) return ['Já está como estava antes: não há o que restaurar.']
  const state = active
    ? 'Volta ao site assim como estava: ativo.'
    : 'Volta assim como estava: inativo, fora do site.'
  return [
    wasDeleted ? state : 'Só os campos abaixo mudam.',
    'Nenhum outro item é alterado.',
    ...(taken ? [takenNote(taken, wasDeleted)] : []),
    ...(wasDeleted && isOld ? ['Foi excluído há mais de 90 dias: confira se as fotos ainda existem.'] : []),
  ]
}

function takenNote({ address, by, instead }: NonNullable<ItemComparison['taken']>, wasDeleted: boolean) {
  return wasDeleted
    ? `O endereço “${address}” agora é de “${by}”. Este item volta com um endereço novo e livre: “${instead}”.`
    : `O endereço de antes, “${address}”, agora é de “${by}”. Este item fica com o que tem: “${instead}”.`
}
