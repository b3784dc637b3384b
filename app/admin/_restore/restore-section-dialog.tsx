'use client'

import type { SectionComparison } from '@/lib/content/history/compare'
import { countLabel } from '@/lib/count-label'
import type { SectionName } from '@/lib/site/registry'
import { notify } from '../_ui/notify'
import { toastFailure } from '../_ui/toast-failure'
import { compareHistorySection, restoreHistoryVersion } from './actions'
import { ComparedFields } from './compared-fields'
import { ItemName } from './item-changes'
import { RestoreDialog } from './restore-dialog'
import { useComparison } from './use-comparison'

export type RestoredSection = {
  section: SectionName
  label: string
  isList: boolean
  /** What is brought back, and what the dialog calls it. */
  version: number
  title: string
}

type Props = RestoredSection & { onClose: () => void }

export function RestoreSectionDialog({ section, label, isList, version, title, onClose }: Props) {
  const { comparison, failure, again } = useComparison(() => compareHistorySection({ section, version }))

  async function undo(written: number) {
    const { seen = 0 } = comparison ?? {}
    const undone = restoreHistoryVersion({ section, version: seen, seen: written })
    const result = await toastFailure(undone, 'Não foi possível desfazer. Tente de novo.')
    if (result.ok) notify.success('Restauração desfeita.')
  }

  return (
    <RestoreDialog
      title={title}
      failure={failure}
      restore={
        comparison && comparison.items.length > 0
          ? () => restoreHistoryVersion({ section, version, seen: comparison.seen })
          : undefined
      }
      restoreLabel={isList ? 'Restaurar a seção inteira' : 'Restaurar'}
      onRestored={(restored) => {
        onClose()
        notify.undo(`${label}: versão restaurada com sucesso!`, () => undo(restored.version))
      }}
      onCompareAgain={again}
      onClose={onClose}
    >
      {comparison && <Compared comparison={comparison} isList={isList} />}
    </RestoreDialog>
  )
}

function Compared({
  comparison: { items, unchanged },
  isList,
}: {
  comparison: SectionComparison
  isList: boolean
}) {
  if (items.length === 0) return <p>Já está como estava antes: não há o que restaurar.</p>
  return (
    <div className="grid gap-6">
      {isList && (
        <div className="grid max-w-measure gap-1 text-ink-600">
          <p className="font-semibold text-ink-900">
            {`${countLabel(items.length, 'item muda', 'itens mudam')}, ${countLabel(unchanged, 'fica como está', 'ficam como estão')}.`}
          </p>
          <p>
            Todos os itens abaixo voltam àquele momento, também os que não têm a ver com o que você procura:
            preços, textos e lugares gravados depois são trocados. Para um item só, use o botão na linha dele.
          </p>
        </div>
      )}
      {items.map(({ id, name, note, fields }) => (
        <section key={id} className="grid gap-2">
          <ItemName name={name} note={note} />
          {fields.length > 0 && <ComparedFields fields={fields} />}
        </section>
      ))}
    </div>
  )
}
