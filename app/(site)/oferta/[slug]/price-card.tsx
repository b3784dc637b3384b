import type { Terms } from '@/lib/conditions/terms'
import { formatMoney } from '@/lib/format'
import { discountPercentage, instalmentText, pixPrice } from '@/lib/packages/pricing'
import type { Package } from '@/lib/packages/schema'
import { AskAboutPackage } from './ask-about-package'
import { EndedNote } from './ended'
import { ReserveButton } from './reserve-button'

type Props = { pkg: Package; terms: Terms; ended: boolean }

/** Only a draft may lack a price. On wide screens it rises over the picture, so that price and button are there without scrolling. */
export function PriceCard({ pkg, terms, ended }: Props) {
  return (
    <section
      aria-label="Preço e reserva"
      className="package-price self-start border border-t-(--accent) border-t-4 bg-white p-6 lg:sticky lg:top-24 lg:-mt-56 lg:[grid-area:1/8/4/13] lg:p-10"
    >
      <div>
        {ended && <EndedNote />}
        <h3 className="mb-5 text-(--accent-ink) text-label uppercase">Investimento</h3>
        {pkg.price > 0 ? <Price pkg={pkg} terms={terms} /> : <p className="text-lead">Preço a definir</p>}
        {pkg.priceDetail && <p className="mt-2 text-ink-600 text-small">{pkg.priceDetail}</p>}
        {!ended && (
          <>
            <ReserveButton pkg={pkg} className="mt-6 w-full" />
            <AskAboutPackage pkg={pkg} className="mt-2 w-full justify-center text-link" />
          </>
        )}
      </div>
    </section>
  )
}

function Price({ pkg, terms }: Pick<Props, 'pkg' | 'terms'>) {
  const parts = instalmentText(pkg.price, terms)
  const byPix = pixPrice(pkg.price, terms)
  return (
    <>
      <p className="text-ink-600">
        {discountPercentage(pkg) > 0 && pkg.originalPrice !== null && (
          <s className="block">De {formatMoney(pkg.originalPrice)}</s>
        )}
        a partir de
      </p>
      <p className="flex flex-wrap items-baseline gap-x-3 text-(--accent-ink)">
        <span className="font-display text-h2">{parts ?? formatMoney(pkg.price)}</span>{' '}
        <span className="text-ink-600">{parts ? 'sem juros' : 'à vista'}</span>
      </p>
      {parts && (
        <p className="mt-3 text-lead">
          Ou <strong className="font-semibold">{formatMoney(pkg.price)}</strong> à vista
        </p>
      )}
      {byPix !== null && (
        <p className="mt-1 text-lead">
          Ou <strong className="font-semibold">{formatMoney(byPix)}</strong> no Pix (−{terms.pix_discount} %)
        </p>
      )}
    </>
  )
}
