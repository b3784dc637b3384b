import { formatMoney } from '@/lib/format'
import { discountPercentage, instalmentText } from '@/lib/packages/pricing'
import type { Package } from '@/lib/packages/schema'
import { EndedNote } from './ended'
import { ReserveButton } from './reserve-button'

/** Only a draft may lack a price. On wide screens it rises over the picture, so that price and button are there without scrolling. */
export function PriceCard({ pkg, ended }: { pkg: Package; ended: boolean }) {
  return (
    <section
      aria-label="Preço e reserva"
      className="package-price self-start border border-t-(--accent) border-t-4 bg-white p-6 lg:sticky lg:top-24 lg:-mt-56 lg:[grid-area:1/8/4/13] lg:p-10"
    >
      <div>
        {ended && <EndedNote />}
        <h3 className="mb-5 text-(--accent-ink) text-label uppercase">Investimento</h3>
        {pkg.price > 0 ? <Price pkg={pkg} /> : <p className="text-lead">Preço a definir</p>}
        {pkg.priceDetail && <p className="mt-2 text-ink-600 text-small">{pkg.priceDetail}</p>}
        {!ended && <ReserveButton pkg={pkg} className="mt-6 w-full" />}
      </div>
    </section>
  )
}

function Price({ pkg }: { pkg: Package }) {
  return (
    <>
      <p className="text-ink-600">
        {discountPercentage(pkg) > 0 && pkg.originalPrice !== null && (
          <s className="block">De {formatMoney(pkg.originalPrice)}</s>
        )}
        a partir de
      </p>
      <p className="flex flex-wrap items-baseline gap-x-3 text-(--accent-ink)">
        <span className="font-display text-h2">{instalmentText(pkg.price)}</span>{' '}
        <span className="text-ink-600">sem juros</span>
      </p>
      <p className="mt-3 text-lead">
        Ou <strong className="font-semibold">{formatMoney(pkg.price)}</strong> à vista
      </p>
    </>
  )
}
