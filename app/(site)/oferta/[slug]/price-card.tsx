import { formatMoney } from '@/lib/format'
import { discountPercentage, instalmentText } from '@/lib/packages/pricing'
import type { Package } from '@/lib/packages/schema'
import { ReserveButton } from './reserve-button'

export function PriceCard({ pkg }: { pkg: Package }) {
  return (
    <section
      aria-label="Preço e reserva"
      className="package-price self-start border border-t-(--accent) border-t-4 bg-white p-8 lg:sticky lg:top-24 lg:col-span-5 lg:row-span-2 lg:mt-25 lg:p-10"
    >
      {discountPercentage(pkg) > 0 && pkg.originalPrice !== null && (
        <p className="mb-1 text-ink-600">
          <s>De {formatMoney(pkg.originalPrice)}</s>
        </p>
      )}
      <p className="text-ink-600">a partir de</p>
      <p className="mt-1 flex flex-wrap items-baseline gap-x-3 text-(--accent-ink)">
        <span className="font-display text-h2">{instalmentText(pkg.price)}</span>
        <span className="text-ink-600">sem juros</span>
      </p>
      <p className="mt-3 text-lead">
        Ou <strong className="font-semibold">{formatMoney(pkg.price)}</strong> à vista
      </p>
      {pkg.priceDetail && <p className="mt-2 text-ink-600 text-small">{pkg.priceDetail}</p>}
      <ReserveButton pkg={pkg} className="mt-8 w-full" />
    </section>
  )
}
