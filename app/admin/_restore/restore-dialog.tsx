import { type ReactNode, useEffect, useState } from 'react'
import type { ActionResult, Failure } from '@/lib/access/result'
import type { ItemComparison, SectionComparison } from '@/lib/content/history/compare'
import type { DescribedChange } from '@/lib/content/history/describe'
import { countLabel } from '@/lib/count-label'
import type { ListName, SectionName } from '@/lib/site/registry'
import { deleteItem } from '../_list/actions'
import { ShownValueView } from '../_media/shown-value-view'
import { Button, CancelButton } from '../_ui/button'
import { notify } from '../_ui/notify'
import { PanelDialog } from '../_ui/panel-dialog'
import { notifyFailure, unreachableResult } from '../_ui/toast-failure'
import { useSaving } from '../_ui/use-saving'
import {
  compareHistoryItem,
  compareHistorySection,
  restoreHistoryItem,
  restoreHistoryVersion,
} from './actions'
import { ItemName } from './item-changes'

type RestoredItem = {
  list: ListName
  id: string
  /** Restores the item as it was before this version. */
  version: number
  title: string
  done: string
}

type RestoredSection = {
  section: SectionName
  label: string
  isList: boolean
  /** Restores the section as it was in this version. */
  version: number
  title: string
}

export type Restored = RestoredItem | RestoredSection

type Props = { restored: Restored; onClose: () => void }

export function RestoreDialog({ restored, onClose }: Props) {
  return 'list' in restored ? (
    <ItemDialog {...restored} onClose={onClose} />
  ) : (
    <SectionDialog {...restored} onClose={onClose} />
  )
}

function ItemDialog({ list, id, version, title, done, onClose }: RestoredItem & Pick<Props, 'onClose'>) {
  const { comparison, ...asked } = useComparison(() => compareHistoryItem({ list, id, version }))
  const { expectedFingerprint = null, wasDeleted = false, taken = null, fields = [] } = comparison ?? {}

  function undo(written: { version: number; fingerprint: string }) {
    const change = { list, id, expectedFingerprint: written.fingerprint }
    return wasDeleted
      ? deleteItem({ ...change, force: false })
      : restoreHistoryItem({ ...change, version: written.version, newAddress: false })
  }

  return (
    <ComparisonFrame
      {...asked}
      title={title}
      restore={
        wasDeleted || fields.length > 0
          ? () => restoreHistoryItem({ list, id, version, expectedFingerprint, newAddress: taken !== null })
          : undefined
      }
      restoreLabel={taken && wasDeleted ? `Restaurar como ${taken.instead}` : 'Restaurar'}
      done={done}
      undo={undo}
      onClose={onClose}
    >
      {comparison && <ComparedItem {...comparison} />}
    </ComparisonFrame>
  )
}

function ComparedItem(comparison: ItemComparison) {
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

const nothingToRestore = 'Já está como estava antes: não há o que restaurar.'

function notesOf({ wasDeleted, active, fields, taken, isOld }: ItemComparison): string[] {
  if (!wasDeleted && fields.length === 0) return [nothingToRestore]
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

function SectionDialog(props: RestoredSection & Pick<Props, 'onClose'>) {
  const { section, label, isList, version, title, onClose } = props
  const { comparison, ...asked } = useComparison(() => compareHistorySection({ section, version }))
  const { seen = 0, items = [] } = comparison ?? {}
  return (
    <ComparisonFrame
      {...asked}
      title={title}
      restore={items.length > 0 ? () => restoreHistoryVersion({ section, version, seen }) : undefined}
      restoreLabel={isList ? 'Restaurar a seção inteira' : 'Restaurar'}
      done={`${label}: versão restaurada com sucesso!`}
      undo={(written) => restoreHistoryVersion({ section, version: seen, seen: written.version })}
      onClose={onClose}
    >
      {comparison && <ComparedSection {...comparison} isList={isList} />}
    </ComparisonFrame>
  )
}

function ComparedSection({ items, unchanged, isList }: SectionComparison & { isList: boolean }) {
  if (items.length === 0) return <p>{nothingToRestore}</p>
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

type Answer<T> = ActionResult<{ comparison: T }>

/** Compares when the dialog opens, and again on demand. */
function useComparison<T>(compare: () => Promise<Answer<T>>) {
  const [answer, setAnswer] = useState<Answer<T> | null>(null)
  const ask = () => void compare().catch(unreachableResult('Erro ao comparar.')).then(setAnswer)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the dialog opens
  useEffect(ask, [])

  return {
    comparison: answer?.ok ? answer.comparison : null,
    failure: answer && !answer.ok ? answer : null,
    onCompareAgain() {
      setAnswer(null)
      ask()
    },
  }
}

type FrameProps<Done extends { notes: string }> = {
  title: string
  failure: Failure | null
  onCompareAgain: () => void
  /** Undefined if there is nothing to restore. */
  restore: (() => Promise<ActionResult<Done>>) | undefined
  restoreLabel: string
  /** The success message, which comes with an undo button. */
  done: string
  undo: (written: Done) => Promise<ActionResult<{ notes: string }>>
  onClose: () => void
  /** Null while the comparison is loading. */
  children: ReactNode | null
}

/** Shows what would change, then restores it unless somebody has saved since. */
function ComparisonFrame<Done extends { notes: string }>(props: FrameProps<Done>) {
  const { title, failure, onCompareAgain, restore, restoreLabel, done, undo, onClose, children } = props
  const { saving, isClosingBlocked, run } = useSaving('Erro ao restaurar.')
  const [refused, setRefused] = useState<Failure | null>(null)
  const problem = refused ?? failure

  async function start() {
    const result = restore && (await run(restore))
    if (!result) return
    if (!result.ok) return setRefused(result)
    onClose()
    notify.undo(done + result.notes, async () => {
      const undone = await notifyFailure(undo(result), 'Não foi possível desfazer. Tente de novo.')
      if (undone.ok) notify.success(`Restauração desfeita.${undone.notes}`)
    })
  }

  return (
    <PanelDialog title={title} onClose={() => !isClosingBlocked && onClose()}>
      <div
        className="grow overflow-y-auto overscroll-contain px-5 py-5 sm:px-8"
        aria-busy={!children && !problem}
      >
        {children ?? (!problem && <p role="status">Comparando…</p>)}
      </div>
      <div className="grid gap-3 border-t bg-white px-5 py-3 sm:px-8">
        {problem && (
          <div role="alert" className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <p className="font-semibold text-danger-700">{sentence(problem)}</p>
            <Button
              onClick={() => {
                setRefused(null)
                onCompareAgain()
              }}
            >
              Comparar de novo
            </Button>
          </div>
        )}
        <div className="flex flex-wrap justify-end gap-2">
          <CancelButton disabled={isClosingBlocked} onClick={onClose} />
          {children && restore && !refused && (
            <Button tone="primary" disabled={saving} onClick={start}>
              {saving ? 'Restaurando...' : restoreLabel}
            </Button>
          )}
        </div>
      </div>
    </PanelDialog>
  )
}

function sentence({ error, conflict }: Failure) {
  return conflict ? [error, ...conflict.who, 'Nada foi gravado.'].join(' ') : error
}

type FieldsProps = {
  fields: DescribedChange[]
  /** Whether the item was deleted and has no current values. */
  isNew?: boolean
}

function ComparedFields({ fields, isNew = false }: FieldsProps) {
  return (
    <div>
      {!isNew && (
        <p aria-hidden="true" className={`${columns} pb-2 text-[0.8125rem] text-ink-600 max-sm:hidden`}>
          <span className="col-start-2">Agora</span>
          <span>Depois de restaurar</span>
        </p>
      )}
      <dl className="border-t">
        {fields.map(({ label, before, after }) => (
          <div key={label} className={`${columns} gap-y-1 border-b py-2.5`}>
            <dt className="text-ink-600 max-sm:font-semibold">{label}</dt>
            {!isNew && (
              <dd className="min-w-0">
                <span className={caption}>agora: </span>
                <ShownValueView value={before} className="text-ink-600" />
              </dd>
            )}
            <dd className={`min-w-0 ${isNew ? 'sm:col-span-2' : ''}`}>
              {!isNew && <span className={caption}>depois de restaurar: </span>}
              <ShownValueView value={after} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

const columns = 'grid gap-x-4 sm:grid-cols-[10rem_1fr_1fr]'
const caption = 'text-[0.8125rem] text-ink-600 sm:sr-only'
