'use client'

import { Eye, EyeOff, Tag, X } from 'lucide-react'
import { useState } from 'react'
import { countLabel } from '@/lib/count-label'
import type { PackageRow } from '@/lib/packages/admin/rows'
import { changeWithUndo } from '../../_list/change-with-undo'
import type { ListInfo } from '../../_list/list-info'
import { Button, IconButton } from '../../_ui/button'
import { notify } from '../../_ui/notify'
import { useLoaded } from '../../_ui/use-loaded'
import { useSaving } from '../../_ui/use-saving'

/** Which of the shown packages are selected; a package that a filter hides is not. */
export function useSelection(rows: PackageRow[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const chosen = rows.filter(({ id }) => ids.has(id))
  const isAll = chosen.length === rows.length
  return {
    chosen,
    isAll,
    isChosen: ({ id }: PackageRow) => ids.has(id),
    toggle: ({ id }: PackageRow) => setIds((before) => before.symmetricDifference(new Set([id]))),
    toggleAll: () => setIds(new Set(isAll ? [] : rows.map(({ id }) => id))),
    clear: () => setIds(new Set()),
  }
}

type SelectBoxProps = {
  label: string
  checked: boolean
  /** Whether some but not all packages are selected. */
  partly?: boolean
  onChange: () => void
  className?: string
}

export function SelectBox({ label, checked, partly = false, onChange, className = '' }: SelectBoxProps) {
  return (
    <label
      className={`grid flex-none cursor-pointer place-items-center max-lg:size-11 lg:h-11 lg:w-7 ${className}`}
    >
      <input
        ref={(box) => {
          if (box) box.indeterminate = partly
        }}
        type="checkbox"
        className="size-4.5 accent-forest-800"
        aria-label={label}
        checked={checked}
        onChange={onChange}
      />
    </label>
  )
}

type Props = { list: ListInfo; chosen: PackageRow[]; onClear: () => void }

/** Actions for all selected packages at once (PKG-21), below the list or at the bottom of the window. */
export function BulkBar({ list, chosen, onClear }: Props) {
  const prices = useLoaded(async () => (await import('./prices-dialog')).PricesDialog)
  const { saving, run } = useSaving(list.texts.changeFailed)
  const action = {
    tone: 'plain',
    className: 'max-sm:grow max-sm:px-2! max-sm:[&_svg]:hidden',
    disabled: saving,
  } as const

  async function setActive(active: boolean) {
    const changes = chosen
      .filter((row) => row.active !== active)
      .map(({ id }) => ({ id, before: { active: !active }, after: { active } }))
    const done = active ? 'publicado' : 'oculto'
    if (changes.length === 0) return notify.success(`Nada a mudar: o que está selecionado já está ${done}.`)
    const message = `${countLabel(changes.length, 'pacote', 'pacotes')} ${done}${changes.length > 1 ? 's' : ''}.`
    const result = await run(() => changeWithUndo(list, changes, message))
    if (result?.ok) onClear()
    else if (result) notify.error(result.error, result.title)
  }

  return (
    <>
      <section
        aria-label="Selecionados"
        className="sticky bottom-0 z-10 flex flex-wrap items-center gap-x-2 gap-y-1 border-t bg-white px-4 py-2"
      >
        <p role="status" className="mr-auto font-semibold max-sm:-order-1 max-sm:basis-[calc(100%-3.5rem)]">
          {saving ? 'Salvando...' : countLabel(chosen.length, 'selecionado', 'selecionados')}
        </p>
        <Button {...action} icon={Eye} onClick={() => setActive(true)}>
          Publicar
        </Button>
        <Button {...action} icon={EyeOff} onClick={() => setActive(false)}>
          Ocultar
        </Button>
        <Button {...action} icon={Tag} onClick={prices.open}>
          Alterar preços
        </Button>
        <IconButton label="Limpar a seleção" icon={X} className="max-sm:-order-1" onClick={onClear} />
      </section>
      {prices.Dialog && (
        <prices.Dialog
          list={list}
          rows={chosen}
          onClose={prices.close}
          onDone={() => {
            prices.close()
            onClear()
          }}
        />
      )}
    </>
  )
}
