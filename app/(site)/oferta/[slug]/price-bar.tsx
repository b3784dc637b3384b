import type { Terms } from '@/lib/conditions/terms'
import { formatMoney } from '@/lib/format'
import { instalmentText, pixText } from '@/lib/packages/pricing'
import type { Package } from '@/lib/packages/schema'
import { AskAboutPackage } from './ask-about-package'
import { ReserveButton } from './reserve-button'

/** Price and button at the foot of small screens. Sticky, not fixed: it ends with the package and covers no footer. */
export function PriceBar({ pkg, terms }: { pkg: Package; terms: Terms }) {
  const other = instalmentText(pkg.price, terms) ?? pixText(pkg.price, terms)
  return (
    <div className="package-price-bar page-gutter sticky bottom-0 z-30 flex items-center justify-between gap-3 border-t bg-sand-50 py-3 lg:hidden">
      {pkg.price > 0 ? (
        <p className="flex-none text-small leading-tight">
          <span className="text-ink-600">a partir de</span>
          <span className="block font-semibold text-lead leading-tight">{formatMoney(pkg.price)}</span>
          {other && <span className="text-ink-600 max-[22rem]:hidden">{other}</span>}
        </p>
      ) : (
        <p className="text-small">Preço a definir</p>
      )}
      <span className="flex min-w-0 grow justify-end gap-2">
        <ReserveButton pkg={pkg} className="min-w-0 max-w-64 grow px-1! text-center" />
        <AskAboutPackage pkg={pkg} className="square-button flex-none max-[22rem]:hidden" small />
      </span>
    </div>
  )
}
