import { ZoomImage } from '@/components/lightbox/zoom-image'
import { Carousel } from '@/components/ui/carousel'
import type { Room } from '@/lib/rooms/schema'

export function RoomImages({ room, first }: { room: Room; first: boolean }) {
  const images = room.images.length > 0 ? room.images : ['/images/chales-fileira.jpg']
  return (
    <div className="min-w-0 lg:col-span-7">
      <Carousel
        label={`Fotografias: ${room.name}`}
        slides={images.map((image, index) => (
          <ZoomImage
            key={image}
            frame="frame aspect-4/3"
            src={image}
            alt={`${room.name}, fotografia ${index + 1}`}
            sizes="(min-width: 1024px) 800px, 104vw"
            preload={first && index === 0}
          />
        ))}
      />
    </div>
  )
}
