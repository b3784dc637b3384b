import { type LucideIcon, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ItemRow } from '@/lib/content/item-row'
import { ImageThumb } from '../_images/image-thumb'

type Props = {
  row: Pick<ItemRow, 'label' | 'image' | 'validationMessage'>
  order: ReactNode
  note?: ReactNode
  /** What stands for a row that is not meant to have a picture. */
  icon?: LucideIcon
  /** False in a list whose items have no pictures. */
  hasImage?: boolean
}

/** 3:2, and smaller where a table is narrow. */
export const thumb = 'h-12 w-18 lg:h-8 lg:w-12 xl:h-10 xl:w-15'

/** What a row of a list is: its place, its picture, its name and what is wrong with it. */
export function RowLabel({ row, order, note, icon: Icon, hasImage = true }: Props) {
  const { label, image, validationMessage } = row
  return (
    <div className="-ml-1 flex grow items-center gap-x-2 max-lg:ml-0 max-lg:flex-wrap max-lg:gap-x-3 xl:gap-x-3">
      {order}
      {Icon && !image ? (
        <span className={`grid flex-none place-items-center rounded-xs border text-ink-600 ${thumb}`}>
          <Icon className="size-5" strokeWidth={1.5} aria-hidden="true" />
        </span>
      ) : (
        hasImage && <ImageThumb src={image} alt="" className={thumb} />
      )}
      <div className="wrap-anywhere min-w-0 grow basis-0">
        <p className="font-semibold">{label}</p>
        {note}
        {validationMessage && (
          <p className="flex items-start gap-1.5 text-[0.8125rem] text-danger-700">
            <TriangleAlert className="mt-0.5 size-4 flex-none" aria-hidden="true" />
            {validationMessage}
          </p>
        )}
      </div>
    </div>
  )
}
