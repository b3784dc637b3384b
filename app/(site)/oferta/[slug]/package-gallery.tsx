import { Carousel } from '@/components/ui/carousel'
import { ResponsiveImage } from '@/components/ui/responsive-image'
import { PackageSection } from './package-section'

export function PackageGallery({ title, images }: { title: string; images: string[] }) {
  if (images.length === 0) return null
  return (
    <PackageSection id="galeria" title="Galeria">
      <Carousel
        label={`Galeria do pacote ${title}`}
        slides={images.map((image, index) => (
          <div key={image} className="aspect-3/2 overflow-hidden rounded-xs bg-sand-200">
            <ResponsiveImage
              src={image}
              alt={`Fotografia ${index + 1} do pacote ${title}`}
              sizes="(min-width: 1360px) 690px, (min-width: 64rem) 52vw, 90vw"
            />
          </div>
        ))}
      />
    </PackageSection>
  )
}
