import { CalendarClock, type LucideIcon, Trash2, TriangleAlert } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import type { ItemRow } from '@/lib/content/item-row'
import { ImageThumb } from '../_media/image-thumb'
import { Badge } from '../_ui/badge'
import { Button, IconButton } from '../_ui/button'
import type { ListScreenState } from './use-list-screen'

type Props<Row extends ItemRow> = { screen: ListScreenState<Row>; row: Row }

/** Size of a row's 3:2 picture; smaller in narrow tables. */
export const thumb = 'h-12 w-18 lg:h-8 lg:w-12 xl:h-10 xl:w-15'

type LabelProps<Row extends ItemRow> = Props<Row> & {
  order: ReactNode
  /** Replaces a missing picture. */
  icon?: LucideIcon
  /** Shown below the name. */
  detail?: unknown
}

/** Renders a row's first cell: reorder controls, picture, name and warning. */
export function LabelCell<Row extends ItemRow>({ screen, row, order, icon: Icon, detail }: LabelProps<Row>) {
  const { label, image, validationMessage } = row
  return (
    <td className="max-lg:text-left!">
      <div className="-ml-1 flex grow items-center gap-x-2 max-lg:ml-0 max-lg:flex-wrap max-lg:gap-x-3 xl:gap-x-3">
        {order}
        {Icon && !image ? (
          <span className={`grid flex-none place-items-center rounded-xs border text-ink-600 ${thumb}`}>
            <Icon className="size-5" strokeWidth={1.5} aria-hidden="true" />
          </span>
        ) : (
          screen.list.hasImages && <ImageThumb src={image} alt="" className={thumb} />
        )}
        <div className="wrap-anywhere min-w-0 grow basis-0">
          <p className="font-semibold">{label}</p>
          {typeof detail === 'string' && <p className="field-hint line-clamp-2">{detail}</p>}
          <PendingMarks screen={screen} row={row} />
          {validationMessage && (
            <p className="flex items-start gap-1.5 text-[0.8125rem] text-danger-700">
              <TriangleAlert className="mt-0.5 size-4 flex-none" aria-hidden="true" />
              {validationMessage}
            </p>
          )}
        </div>
      </div>
    </td>
  )
}

type StatusProps = { active: boolean; labels?: [active: string, inactive: string] }

export function StatusCell({ active, labels: [on, off] = ['Ativo', 'Inativo'] }: StatusProps) {
  return (
    <td data-label="Status">
      <Badge tone={active ? 'good' : 'quiet'}>{active ? on : off}</Badge>
    </td>
  )
}

export function PendingMarks<Row extends ItemRow>({ screen, row }: Props<Row>) {
  const own = screen.pending.flatMap(({ id, pending }) => (id === row.id && pending ? [pending] : []))
  return own.map(({ id, short, starts, problems }) => (
    <p key={id} className="flex items-start gap-1.5 text-[0.78125rem] leading-tight">
      {starts === null ? (
        <span className="mt-1 size-2 flex-none rounded-full bg-gold-500" aria-hidden="true" />
      ) : (
        <CalendarClock className="size-3.5 flex-none" aria-hidden="true" />
      )}
      {problems.length > 0 ? `${short}: confira` : short}
    </p>
  ))
}

/** Shows actions as icons; cards add labels, because phones show no tooltips. */
export function IconActions({ children }: { children: ReactNode }) {
  return (
    <div className="-mx-3 flex max-lg:grow lg:-mx-2 lg:max-xl:grid lg:max-xl:grid-cols-2 lg:max-xl:justify-start xl:pointer-coarse:grid xl:pointer-coarse:grid-cols-2">
      {children}
    </div>
  )
}

export const iconAction =
  'icon-button lg:size-9 lg:pointer-coarse:size-11 max-lg:h-13! max-lg:w-auto! max-lg:min-w-11 max-lg:grow max-lg:basis-0 max-lg:content-center max-lg:gap-0.5'

type IconActionProps = ComponentProps<'button'> & { row: ItemRow; label: string; icon: LucideIcon }

export function IconAction({ row, label, icon, className = '', ...button }: IconActionProps) {
  return (
    <button
      type="button"
      className={`${iconAction} ${className}`}
      aria-label={`${label} ${row.label}`}
      title={label}
      {...button}
    >
      <IconWithName icon={icon} name={label} />
    </button>
  )
}

export function IconWithName({ icon: Icon, name }: { icon: LucideIcon; name: string }) {
  return (
    <>
      <Icon aria-hidden="true" />
      <span className="text-[0.75rem] leading-tight lg:hidden">{name}</span>
    </>
  )
}

export function ActionsCell<Row extends ItemRow>({ screen, row }: Props<Row>) {
  const { active, label } = row
  return (
    <td>
      <div className="-mx-3 flex flex-wrap items-center max-lg:grow xl:flex-nowrap">
        <Button
          tone="plain"
          className="w-24 justify-start xl:w-21 lg:max-xl:w-full lg:max-xl:min-h-8! lg:max-xl:pb-0!"
          onClick={() => screen.setActive(row, !active)}
        >
          {active ? 'Desativar' : 'Ativar'}
          <span className="sr-only">{label}</span>
        </Button>
        <Button tone="plain" className="lg:max-xl:min-h-9!" {...screen.openProps(row)}>
          Editar
          <span className="sr-only">{label}</span>
        </Button>
        <IconButton
          label={`Excluir ${label}`}
          icon={Trash2}
          className="max-lg:ml-auto lg:max-xl:h-9 lg:max-xl:w-8"
          onClick={() => screen.remove(row)}
        />
      </div>
    </td>
  )
}
