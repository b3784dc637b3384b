import { Photo } from '@/components/ui/photo'
import { offerPicture, offerTitle } from '@/lib/packages/display'
import { discountPercentage } from '@/lib/packages/pricing'
import type { Package } from '@/lib/packages/schema'

export function OfferBand({ offer }: { offer: Package }) {
  const discount = discountPercentage(offer)
  return (
    <div className="relative aspect-square overflow-hidden bg-forest-950 sm:aspect-16/9 md:aspect-21/9">
      <Photo
        src={offerPicture(offer)}
        alt={`Fotografia do pacote ${offerTitle(offer)}`}
        sizes="(min-width: 768px) 100vw, 150vw"
        preload
        className="absolute inset-0"
      />
      {discount > 0 && (
        <div className="page-column absolute inset-x-0 bottom-6 lg:bottom-10">
          <p className="inline-block rounded-xs bg-(--accent) px-5 py-2.5 font-display text-(--on-accent) text-h3">
            <span className="sr-only">Desconto: </span>-{discount}%
          </p>
        </div>
      )}
    </div>
  )
}
