import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ItemRow } from '@/lib/content/item-row'
import { ImageThumb } from '../_images/image-thumb'

type Props = { row: Pick<ItemRow, 'label' | 'image' | 'validationMessage'>; order: ReactNode }

export function RowLabel({ row: { label, image, validationMessage }, order }: Props) {
  return (
    <div className="-ml-1 flex items-center gap-3">
      {order}
      <ImageThumb src={image} alt="" />
      <div className="min-w-0 min-[84rem]:min-w-40">
        <p className="font-semibold">{label}</p>
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
