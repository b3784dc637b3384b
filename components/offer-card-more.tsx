import { formatMoney } from '@/lib/format'
import { instalment } from '@/lib/packages/pricing'
import type { Package } from '@/lib/packages/schema'

const shownFeatures = 4

/** The lower part of an offer card: revealed on hover and keyboard focus, always open where nothing hovers. */
export function OfferCardMore({ offer }: { offer: Package }) {
  return (
    <div className={drawer}>
      <div className="flex flex-col overflow-hidden px-6">
        <ul className="space-y-0.5 border-white/20 border-t pt-3 text-small [@media(hover:none)]:hidden">
          {offer.features.slice(0, shownFeatures).map((feature) => (
            <li key={feature} className="flex items-baseline gap-2.5">
              <span className="h-px w-3 flex-none -translate-y-1 bg-gold-300" aria-hidden="true" />
              <span className="truncate">{feature}</span>
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
          <span className={button} aria-hidden="true">
            Ver Detalhes
          </span>
        </div>
      </div>
    </div>
  )
}

// Closed only where a pointer can open it.
const drawer =
  'col-start-1 row-start-2 grid grid-cols-1 grid-rows-[1fr] bg-forest-950 transition-[grid-template-rows] duration-500 ' +
  'ease-soft [@media(hover:hover)]:[.group:not(:hover,:focus-within)>&]:grid-rows-[0fr]'
const button =
  'inline-flex min-h-11 grow items-center justify-center whitespace-nowrap rounded-xs border border-white/70 px-4 ' +
  'text-control uppercase transition-colors duration-200 group-hover:border-white group-hover:bg-white ' +
  'group-hover:text-forest-950'
