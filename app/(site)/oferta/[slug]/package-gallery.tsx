import { Carousel } from '@/components/ui/carousel'
import { ResponsiveImage } from '@/components/ui/responsive-image'
import { imageAlt } from '@/lib/images/alt'
import { packageTitle } from '@/lib/packages/display'
import type { Package } from '@/lib/packages/schema'
import { PackageSection } from './package-section'

export function PackageGallery({ pkg }: { pkg: Package }) {
  const images = pkg.images.gallery
  const title = packageTitle(pkg)
  if (images.length === 0) return null
  return (
    <PackageSection id="galeria" title="Galeria">
      <Carousel
        label={`Galeria do pacote ${title}`}
        slides={images.map((image, index) => (
          <div key={image} className="aspect-3/2 overflow-hidden rounded-xs bg-sand-200">
            <ResponsiveImage
              src={image}
              alt={imageAlt(pkg, image) ?? `${title}: fotografia ${index + 1} de ${images.length}`}
              sizes="(min-width: 1360px) 690px, (min-width: 1024px) 54vw, 92vw"
            />
          </div>
        ))}
      />
    </PackageSection>
  )
}
