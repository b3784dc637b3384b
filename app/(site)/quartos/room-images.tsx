import { ZoomImage } from '@/components/lightbox/zoom-image'
import { Carousel } from '@/components/ui/carousel'
import { imageAlt } from '@/lib/images/alt'
import { focusStyle } from '@/lib/images/picture'
import type { Room } from '@/lib/rooms/schema'

export function RoomImages({ room, first }: { room: Room; first: boolean }) {
  const { images } = room
  return (
    <div className="min-w-0 lg:col-span-7">
      {images.length === 0 ? (
        <div className="drawn-ground aspect-4/3 rounded-xs" />
      ) : (
        <Carousel
          label={`Fotografias: ${room.name}`}
          slides={images.map((image, index) => (
            <ZoomImage
              key={image}
              frame="frame aspect-4/3"
              src={image}
              alt={imageAlt(room, image) ?? `${room.name}: fotografia ${index + 1} de ${images.length}`}
              {...focusStyle(room, image)}
              sizes="(min-width: 1360px) 784px, (min-width: 64rem) 57vw, 101vw"
              preload={first && index === 0}
            />
          ))}
        />
      )}
    </div>
  )
}
