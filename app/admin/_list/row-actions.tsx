import { Trash2 } from 'lucide-react'
import { buttonClass } from '@/components/ui/button'
import type { ItemRow } from '@/lib/content/item-row'
import type { ListScreenState } from './use-list-screen'

type Props<Row extends ItemRow> = { screen: ListScreenState<Row>; row: Row }

export function RowActions<Row extends ItemRow>({ screen, row }: Props<Row>) {
  const { active, label } = row
  return (
    <div className="-mx-3 flex items-center max-[84rem]:grow">
      <button
        type="button"
        className={buttonClass('plain', 'w-24 justify-start')}
        onClick={() => screen.setActive(row, !active)}
      >
        {active ? 'Desativar' : 'Ativar'}
        <span className="sr-only">{label}</span>
      </button>
      <button type="button" className={buttonClass('plain')} {...screen.opener(row)}>
        Editar
        <span className="sr-only">{label}</span>
      </button>
      <button
        type="button"
        className="icon-button max-[84rem]:ml-auto"
        aria-label={`Excluir ${label}`}
        onClick={() => screen.remove(row)}
      >
        <Trash2 aria-hidden="true" />
      </button>
    </div>
  )
}
