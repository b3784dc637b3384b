import { Carousel } from '@/components/ui/carousel'
import { Photo } from '@/components/ui/photo'
import { OfferSection } from './offer-section'

export function OfferGallery({ title, pictures }: { title: string; pictures: string[] }) {
  if (pictures.length === 0) return null
  return (
    <OfferSection id="galeria" title="Galeria">
      <Carousel
        label={`Galeria do pacote ${title}`}
        slides={pictures.map((picture, index) => (
          <div key={picture} className="aspect-3/2 overflow-hidden rounded-xs bg-sand-200">
            <Photo
              src={picture}
              alt={`Fotografia ${index + 1} do pacote ${title}`}
              sizes="(min-width: 1360px) 690px, (min-width: 1024px) 54vw, 92vw"
            />
          </div>
        ))}
      />
    </OfferSection>
  )
}
