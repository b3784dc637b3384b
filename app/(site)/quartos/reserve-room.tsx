import { BookingTrigger } from '@/components/booking/booking-trigger'
import { buttonClass } from '@/components/ui/button'
import { focusStyle } from '@/lib/media/images/picture'
import { roomCategoryName } from '@/lib/rooms/categories'
import type { RoomRow } from '@/lib/rooms/rows'

type Props = {
  room: RoomRow /** The room's place on the page, for its address in messages. */
  anchor?: string
}

/** Opens the booking dialog of the room (BOOK-10). */
export function ReserveRoom({ room, anchor, className }: Props & { className: string }) {
  const { category, name } = room
  return (
    <BookingTrigger
      className={buttonClass('primary', className)}
      label={`Reservar ${name}`}
      dialog={{
        title: roomCategoryName(category),
        anchor,
        name,
        capacity: room.capacity,
        price: room.price ?? undefined,
        image: room.images[0],
        ...focusStyle(room, room.images[0] ?? ''),
        notes: room.detailed_description || undefined,
        videoUrl: room.video_url ?? undefined,
      }}
    >
      Reservar
    </BookingTrigger>
  )
}
