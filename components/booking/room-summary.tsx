import { ResponsiveImage } from '@/components/ui/responsive-image'
import { countLabel } from '@/lib/count-label'
import { formatMoney } from '@/lib/format'
import type { RoomDialog } from './room-dialog'

/** What the guest is about to ask for: picture, name, capacity, price (BOOK-10). */
export function RoomSummary({ title, name, capacity, price, image, style }: RoomDialog) {
  return (
    <div className="room-summary">
      {image && (
        <div className="frame">
          <ResponsiveImage
            src={image}
            alt={`Fotografia: ${name}`}
            sizes="(min-width: 640px) 240px, 30vw"
            style={style}
          />
        </div>
      )}
      <div>
        {name !== title && <p className="font-display text-h3">{name}</p>}
        <p>Acomoda até {countLabel(capacity, 'hóspede', 'hóspedes')}</p>
        {price !== undefined && (
          <p className="mt-1 text-ink-600">
            a partir de <strong className="font-semibold text-ink-900">{formatMoney(price)}</strong> por noite
          </p>
        )}
      </div>
    </div>
  )
}
