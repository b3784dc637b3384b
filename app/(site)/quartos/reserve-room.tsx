import { BookingTrigger } from '@/components/booking/booking-trigger'
import { buttonClass } from '@/components/ui/button'
import { namingSection } from '@/lib/hotel/naming/fields'
import { roomWords } from '@/lib/hotel/naming/words'
import { focusStyle } from '@/lib/media/images/picture'
import type { RoomRow } from '@/lib/rooms/rows'
import { getSection } from '@/lib/site/site-content'

type Props = {
  room: RoomRow
  /** The fragment of the room on the page, for links in messages. */
  anchor?: string
  className: string
}

/** Opens the room's booking dialog (BOOK-10). */
export async function ReserveRoom({ room, anchor, className }: Props) {
  const { kind, name } = room
  const { one, by } = roomWords(await getSection(namingSection))
  return (
    <BookingTrigger
      className={buttonClass('primary', className)}
      label={`Reservar ${name}`}
      dialog={{
        title: kind.title,
        anchor,
        words: { this: `${by('Este', 'Esta')} ${one}`, of: `${by('do', 'da')} ${one}` },
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
