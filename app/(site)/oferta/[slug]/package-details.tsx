import type { ReactNode } from 'react'
import { Share } from '@/components/ui/share'
import { countLabel } from '@/lib/count-label'
import { formatMoney, hourText } from '@/lib/format'
import type { Terms } from '@/lib/hotel/conditions/terms'
import type { Contacts } from '@/lib/hotel/identity/fields'
import {
  fewestNights,
  nightsOf,
  packageTitle,
  periodLabel,
  priceUnit,
  stayLabel,
} from '@/lib/packages/display'
import type { Package } from '@/lib/packages/fields'
import { discountPercentage, instalmentText, pixPrice } from '@/lib/packages/pricing'
import { packagePath } from '@/lib/paths'
import { absoluteUrl } from '@/lib/seo/absolute-url'
import { AskAboutPackage, EndedNote, ReserveButton } from './package-parts'
import { PackageSection } from './package-section'

type Times = Pick<Contacts, 'checkin_time' | 'checkout_time'>
type Props = PriceCardProps & { contacts: Times; today: string }

/** Returns the package's check-in and check-out hours as `14h`, or the hotel's (OFF-22). */
export function hoursOf({ details }: Package, contacts: Times) {
  return {
    checkIn: hourText(details.checkIn || contacts.checkin_time),
    checkOut: hourText(details.checkOut || contacts.checkout_time),
  }
}

/** Renders 'Detalhes do Pacote' with its three cards (OFF-34). */
export function PackageFacts({ pkg, contacts, terms, ended, today }: Props) {
  const { details, dates } = pkg
  const { checkIn, checkOut } = hoursOf(pkg, contacts)
  return (
    <PackageSection id="detalhes" title="Detalhes do Pacote">
      <div className="grid gap-4 sm:grid-cols-2">
        <Card title="Período">
          <Row label="Validade da oferta" wide>
            {periodLabel(dates.offerStart, dates.offerEnd, 'sem data para terminar')}
          </Row>
          <Row label="Hospedagem" wide>
            {stayLabel(pkg, today)}
            {/* On screen it appears below the title. */}
            {pkg.lodging && <span className="hidden print:inline">{`, ${pkg.lodging}`}</span>}
          </Row>
        </Card>
        <Card title="Condições">
          <Row label="Duração">{countLabel(nightsOf(pkg), 'noite', 'noites')}</Row>
          <Row label="Estadia mínima">{countLabel(fewestNights(pkg), 'noite', 'noites')}</Row>
          <Row label="Capacidade" wide>
            Até {countLabel(details.maxCapacity, 'pessoa', 'pessoas')}
          </Row>
          {checkIn && <Row label="Check-in">{checkIn}</Row>}
          {checkOut && <Row label="Check-out">{checkOut}</Row>}
        </Card>
        {/* An offer that has ended is not advertised (OFF-16). */}
        <Card
          title="Investimento"
          className={`sm:col-span-2 ${ended ? 'text-ink-600 text-small' : ''}`.trim()}
        >
          <PriceFacts pkg={pkg} terms={terms} />
        </Card>
      </div>
    </PackageSection>
  )
}

function PriceFacts({ pkg, terms }: Pick<Props, 'pkg' | 'terms'>) {
  const parts = instalmentText(pkg.price, terms)
  const byPix = pixPrice(pkg.price, terms)
  return (
    <>
      <Row label="Preço">{pkg.price > 0 ? formatMoney(pkg.price) : 'Sob consulta'}</Row>
      {discountPercentage(pkg) > 0 && pkg.originalPrice !== null && (
        <Row label="Valor original">{formatMoney(pkg.originalPrice)}</Row>
      )}
      {pkg.price > 0 && parts && (
        <Row label="Parcelamento" wide>
          {parts} sem juros
        </Row>
      )}
      {pkg.price > 0 && byPix !== null && (
        <Row label={`No Pix (-${terms.pix_discount}%)`} wide>
          {formatMoney(byPix)}
        </Row>
      )}
      {pkg.priceDetail && (
        <Row label="Detalhe do preço" wide>
          {pkg.priceDetail}
        </Row>
      )}
    </>
  )
}

function Card({
  title,
  className = '',
  children,
}: {
  title: string
  className?: string
  children: ReactNode
}) {
  return (
    <div className={`border p-6 ${className}`.trim()}>
      <h3 className="text-(--accent-ink) text-label uppercase">{title}</h3>
      <dl className="mt-5 grid grid-cols-[repeat(auto-fit,minmax(max(6.5rem,40%),1fr))] gap-4">{children}</dl>
    </div>
  )
}

function Row({ label, wide, children }: { label: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={wide ? 'col-span-full' : ''}>
      <dt className="text-ink-600 text-small">{label}</dt>
      <dd className="font-medium text-[length:min(1em,9vw)]">{children}</dd>
    </div>
  )
}

type PriceCardProps = { pkg: Package; terms: Terms; ended: boolean }

/** Overlaps the picture on wide screens, to show price and button without scrolling. Only a draft may lack a price. */
export function PriceCard({ pkg, terms, ended }: PriceCardProps) {
  return (
    <section
      aria-label="Preço e reserva"
      className="package-price self-start border border-t-(--accent) border-t-4 bg-white p-6 lg:sticky lg:top-24 lg:-mt-56 lg:[grid-area:1/8/3/13] lg:p-10"
    >
      <div>
        {ended && <EndedNote />}
        {pkg.price > 0 ? <Price {...{ pkg, terms, ended }} /> : <p className="text-lead">Sob consulta</p>}
        <p className="mt-2 text-ink-600 text-small">{priceUnit(pkg)}</p>
        {!ended && (
          <>
            <ReserveButton pkg={pkg} className="mt-6 w-full" />
            <AskAboutPackage pkg={pkg} className="mt-2 w-full justify-center text-link" />
            <Share title={packageTitle(pkg)} url={absoluteUrl(packagePath(pkg.slug))} />
          </>
        )}
      </div>
    </section>
  )
}

function Price({ pkg, terms, ended }: PriceCardProps) {
  const parts = instalmentText(pkg.price, terms)
  const byPix = pixPrice(pkg.price, terms)
  // An offer that has ended is not advertised (OFF-16).
  const [large, lead] = ended ? ['font-medium', ''] : ['font-display text-h2', 'text-lead']
  return (
    <div className={ended ? 'text-ink-600 text-small' : ''}>
      <p className="text-ink-600">
        {discountPercentage(pkg) > 0 && pkg.originalPrice !== null && (
          <s className="block">De {formatMoney(pkg.originalPrice)}</s>
        )}
        a partir de
      </p>
      <p className={`flex flex-wrap items-baseline gap-x-3 ${ended ? '' : 'text-(--accent-ink)'}`.trim()}>
        <span className={large}>{parts ?? formatMoney(pkg.price)}</span>{' '}
        <span className="text-ink-600">{parts ? 'sem juros' : 'à vista'}</span>
      </p>
      {parts && (
        <p className={`mt-3 ${lead}`.trim()}>
          Ou <strong className="font-semibold">{formatMoney(pkg.price)}</strong> à vista
        </p>
      )}
      {byPix !== null && (
        <p className={`mt-1 ${lead}`.trim()}>
          Ou <strong className="font-semibold">{formatMoney(byPix)}</strong> no Pix (-{terms.pix_discount}%)
        </p>
      )}
    </div>
  )
}
