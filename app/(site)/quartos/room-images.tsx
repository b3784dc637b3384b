import { Carousel } from '@/components/ui/carousel'
import { ResponsiveImage } from '@/components/ui/responsive-image'
import { imageAlt } from '@/lib/images/alt'
import type { Room } from '@/lib/rooms/schema'

export function RoomImages({ room, first }: { room: Room; first: boolean }) {
  const images = room.images.length > 0 ? room.images : ['/images/chales-fileira.jpg']
  return (
    <div className="min-w-0 lg:col-span-7">
      <Carousel
        label={`Fotografias: ${room.name}`}
        slides={images.map((image, index) => (
          <div key={image} className="frame aspect-4/3">
            <ResponsiveImage
              src={image}
              alt={imageAlt(room, image) ?? `${room.name}: fotografia ${index + 1} de ${images.length}`}
              sizes="(min-width: 1024px) 800px, 104vw"
              preload={first && index === 0}
            />
          </div>
        ))}
      />
    </div>
  )
}
