import { ZoomImage } from '@/components/lightbox/zoom-image'
import { Carousel } from '@/components/ui/carousel'
import { PackageSection } from './package-section'

export function PackageGallery({ title, images }: { title: string; images: string[] }) {
  if (images.length === 0) return null
  return (
    <PackageSection id="galeria" title="Galeria">
      <Carousel
        label={`Galeria do pacote ${title}`}
        slides={images.map((image, index) => (
          <ZoomImage
            key={image}
            frame="aspect-3/2 overflow-hidden rounded-xs bg-sand-200"
            src={image}
            alt={`Fotografia ${index + 1} do pacote ${title}`}
            sizes="(min-width: 1360px) 690px, (min-width: 1024px) 54vw, 92vw"
          />
        ))}
      />
    </PackageSection>
  )
}
