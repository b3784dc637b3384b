import { formatMoney } from '@/lib/format'
import { instalmentText } from '@/lib/packages/pricing'
import type { Package } from '@/lib/packages/schema'
import { ReserveButton } from './reserve-button'

/** Price and button at the foot of small screens. Sticky, not fixed: it ends with the package and covers no footer. */
export function PriceBar({ pkg }: { pkg: Package }) {
  return (
    <div className="package-price-bar page-gutter sticky bottom-0 z-30 flex items-center justify-between gap-4 border-t bg-sand-50 py-3 lg:hidden">
      {pkg.price > 0 ? (
        <p className="flex-none text-small leading-tight">
          <span className="text-ink-600">a partir de</span>
          <span className="block font-semibold text-lead leading-tight">{formatMoney(pkg.price)}</span>
          <span className="text-ink-600 max-[22rem]:hidden">{instalmentText(pkg.price)}</span>
        </p>
      ) : (
        <p className="text-small">Preço a definir</p>
      )}
      <ReserveButton pkg={pkg} className="min-w-0 max-w-64 grow text-center" />
    </div>
  )
}
