import { Trash2 } from 'lucide-react'
import { buttonClass } from '@/components/ui/button'
import type { ItemRow } from '@/lib/content/item-row'
import type { ListScreenState } from './use-list-screen'

type Props<Row extends ItemRow> = { screen: ListScreenState<Row>; row: Row }

export function RowActions<Row extends ItemRow>({ screen, row }: Props<Row>) {
  const { active, label } = row
  return (
    <div className="-mx-3 flex flex-wrap items-center max-lg:grow xl:flex-nowrap">
      <button
        type="button"
        className={buttonClass(
          'plain',
          'w-24 justify-start xl:w-21 lg:max-xl:w-full lg:max-xl:min-h-8! lg:max-xl:pb-0!',
        )}
        onClick={() => screen.setActive(row, !active)}
      >
        {active ? 'Desativar' : 'Ativar'}
        <span className="sr-only">{label}</span>
      </button>
      <button type="button" className={buttonClass('plain', 'lg:max-xl:min-h-9!')} {...screen.opener(row)}>
        Editar
        <span className="sr-only">{label}</span>
      </button>
      <button
        type="button"
        className="icon-button max-lg:ml-auto lg:max-xl:h-9 lg:max-xl:w-8"
        aria-label={`Excluir ${label}`}
        onClick={() => screen.remove(row)}
      >
        <Trash2 aria-hidden="true" />
      </button>
    </div>
  )
}
