import { Copy, Eye, EyeOff, type LucideIcon, Pencil, Trash2 } from 'lucide-react'
import type { ComponentProps } from 'react'
import { kinds } from '@/lib/pages/kinds'
import type { ListScreenState } from '../_list/use-list-screen'
import type { BlockRow } from './block-rows'

type Props = { screen: ListScreenState<BlockRow>; row: BlockRow }

export function BlockActions({ screen, row }: Props) {
  const { active, kind } = row
  return (
    <div className="-mx-3 flex max-lg:grow lg:-mx-2 lg:max-xl:grid lg:max-xl:grid-cols-2 lg:max-xl:justify-start xl:pointer-coarse:grid xl:pointer-coarse:grid-cols-2">
      <Action
        row={row}
        label={active ? 'Esconder' : 'Mostrar'}
        icon={active ? EyeOff : Eye}
        onClick={() => screen.setActive(row, !active)}
      />
      <Action row={row} label="Editar" icon={Pencil} {...screen.opener(row)} />
      <Action
        row={row}
        label="Duplicar"
        icon={Copy}
        // A page shows only one of them.
        disabled={kind !== null && kinds[kind].once}
        onClick={() => screen.duplicate(row)}
      />
      <Action row={row} label="Excluir" icon={Trash2} onClick={() => screen.remove(row)} />
    </div>
  )
}

type ActionProps = ComponentProps<'button'> & { row: BlockRow; label: string; icon: LucideIcon }

function Action({ row, label, icon: Icon, ...button }: ActionProps) {
  return (
    <button
      type="button"
      className="icon-button lg:size-9 lg:pointer-coarse:size-11 max-lg:h-13! max-lg:w-auto! max-lg:min-w-11 max-lg:grow max-lg:basis-0 max-lg:content-center max-lg:gap-0.5"
      aria-label={`${label} ${row.label}`}
      title={label}
      {...button}
    >
      <Icon aria-hidden="true" />
      <span className="text-[0.75rem] leading-tight lg:hidden">{label}</span>
    </button>
  )
}
