import { todayInHotel } from '@/lib/dates'
import { packagePreview } from '@/lib/packages/preview'
import { relatedPackages } from '@/lib/packages/related'
import { roomPreview } from '@/lib/rooms/preview'
import type { Preview } from '@/lib/site/preview'
import { getPackages } from '@/lib/site/queries'
import { PackageView } from '../../oferta/[slug]/package-view'
import { RoomRow } from '../../quartos/room-row'
import { PreviewClosed } from './preview-closed'

/** As the real page shows it. */
export async function PreviewedItem({ preview: { section, item } }: { preview: Preview }) {
  if (section === 'packages') {
    const pkg = packagePreview.safeParse(item)
    if (!pkg.success) return <PreviewClosed mayComeBack={false} />
    const today = todayInHotel()
    const others = (await getPackages()).filter(({ id }) => id !== pkg.data.id)
    return <PackageView pkg={pkg.data} others={relatedPackages(others, pkg.data, today)} today={today} />
  }
  const room = section === 'rooms' ? roomPreview.safeParse(item) : undefined
  if (!room?.success) return <PreviewClosed mayComeBack={false} />
  return (
    <div className="page-column grid grid-cols-1 gap-20 pt-12 pb-24 lg:gap-32 lg:pt-20 lg:pb-36">
      <RoomRow room={room.data} first />
    </div>
  )
}
