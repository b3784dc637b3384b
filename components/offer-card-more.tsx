import { formatMoney } from '@/lib/format'
import { instalment } from '@/lib/packages/pricing'
import type { Package } from '@/lib/packages/schema'

const shownFeatures = 4

/** The lower part of an offer card: revealed on hover and keyboard focus, always open where nothing hovers. */
export function OfferCardMore({ offer }: { offer: Package }) {
  return (
    <div className="offer-card-more">
      <div className="flex flex-col overflow-hidden px-6">
        <ul className="offer-card-features">
          {offer.features.slice(0, shownFeatures).map((feature) => (
            <li key={feature}>
              <span>{feature}</span>
            </li>
          ))}
        </ul>
        <div className="mt-auto flex flex-wrap items-end gap-x-5 gap-y-3 pt-3 pb-6">
          <p className="text-small leading-snug">
            a partir de
            <span className="block font-display text-[2.125rem] leading-[1.1]">
              {formatMoney(offer.price)}
            </span>
            ou 6x de {formatMoney(instalment(offer.price))}
          </p>
          <span className="offer-card-button" aria-hidden="true">
            Ver Detalhes
          </span>
        </div>
      </div>
    </div>
  )
}
