'use client'

import { Eye, EyeOff, Tag, X } from 'lucide-react'
import { useState } from 'react'
import { buttonClass } from '@/components/ui/button'
import { countLabel } from '@/lib/count-label'
import { notify } from '../_ui/notify'
import { useLoaded } from '../_ui/use-loaded'
import type { PricedRow } from './prices-dialog'
import { useFieldChanges } from './use-field-changes'
import type { ListScreenState } from './use-list-screen'

type Props = { screen: Pick<ListScreenState<PricedRow>, 'list'>; chosen: PricedRow[]; onClear: () => void }

/** What can be done with all chosen items at once; stands under the list and, while that is long, at the window's foot. */
export function BulkBar({ screen: { list }, chosen, onClear }: Props) {
  const prices = useLoaded(async () => (await import('./prices-dialog')).PricesDialog)
  const [saving, setSaving] = useState(false)
  const { change } = useFieldChanges(list)

  async function setActive(active: boolean) {
    const changes = chosen
      .filter((row) => row.active !== active)
      .map(({ id }) => ({ id, before: { active: !active }, after: { active } }))
    const done = active ? 'publicado' : 'oculto'
    if (changes.length === 0) return notify.success(`Nada a mudar: o que está selecionado já está ${done}.`)
    setSaving(true)
    const result = await change(
      changes,
      `${counted(changes.length)} ${done}${changes.length > 1 ? 's' : ''}.`,
    )
    setSaving(false)
    if (result.ok) onClear()
    else notify.error(result.error, result.title)
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
        <button type="button" className={action} disabled={saving} onClick={() => setActive(true)}>
          <Eye aria-hidden="true" />
          Publicar
        </button>
        <button type="button" className={action} disabled={saving} onClick={() => setActive(false)}>
          <EyeOff aria-hidden="true" />
          Ocultar
        </button>
        <button type="button" className={action} disabled={saving} onClick={prices.open} {...prices.near}>
          <Tag aria-hidden="true" />
          Alterar preços
        </button>
        <button
          type="button"
          className="icon-button max-sm:-order-1"
          aria-label="Limpar a seleção"
          onClick={onClear}
        >
          <X aria-hidden="true" />
        </button>
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

const action = buttonClass('plain', 'max-sm:grow max-sm:px-2! max-sm:[&_svg]:hidden')

function counted(count: number) {
  return countLabel(count, 'pacote', 'pacotes')
}
