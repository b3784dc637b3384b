import { ZoomImage } from '@/components/lightbox/zoom-image'
import { Carousel } from '@/components/ui/carousel'
import { imageAlt } from '@/lib/images/alt'
import { focusStyle } from '@/lib/images/picture'
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
          <ZoomImage
            key={image}
            frame="aspect-3/2 overflow-hidden rounded-xs bg-sand-200"
            src={image}
            alt={imageAlt(pkg, image) ?? `${title}: fotografia ${index + 1} de ${images.length}`}
            {...focusStyle(pkg, image)}
            sizes="(min-width: 1360px) 690px, (min-width: 64rem) 52vw, 90vw"
          />
        ))}
      />
    </PackageSection>
  )
}
