import { Carousel } from '@/components/ui/carousel'
import { Photo } from '@/components/ui/photo'
import type { Room } from '@/lib/rooms/schema'

export function RoomPictures({ room, first }: { room: Room; first: boolean }) {
  const pictures = room.images.length > 0 ? room.images : ['/images/chales-fileira.jpg']
  return (
    <div className="min-w-0 lg:col-span-7">
      <Carousel
        label={`Fotografias: ${room.name}`}
        slides={pictures.map((picture, index) => (
          <div key={picture} className="frame aspect-4/3">
            <Photo
              src={picture}
              alt={`${room.name}, fotografia ${index + 1}`}
              sizes="(min-width: 1024px) 800px, 104vw"
              preload={first && index === 0}
            />
          </div>
        ))}
      />
    </div>
  )
}
