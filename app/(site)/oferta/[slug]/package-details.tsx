import type { ReactNode } from 'react'
import { countLabel, formatMoney } from '@/lib/format'
import { periodLabel, stayLabel } from '@/lib/packages/display'
import { discountPercentage, instalmentText } from '@/lib/packages/pricing'
import type { Package } from '@/lib/packages/schema'
import { PackageSection } from './package-section'

export function PackageDetails({ pkg }: { pkg: Package }) {
  const { details, dates } = pkg
  return (
    <PackageSection id="detalhes" title="Detalhes do Pacote">
      <div className="grid gap-4 md:max-lg:grid-cols-3 xl:grid-cols-3">
        <Card title="Período">
          <Row label="Validade da oferta">{periodLabel(dates.offerStart, dates.offerEnd)}</Row>
          <Row label="Hospedagem">{stayLabel(pkg)}</Row>
        </Card>
        <Card title="Condições">
          <Row label="Duração">{countLabel(details.nights, 'noite', 'noites')}</Row>
          <Row label="Estadia mínima">{countLabel(details.minNights, 'noite', 'noites')}</Row>
          <Row label="Capacidade">Até {countLabel(details.maxCapacity, 'pessoa', 'pessoas')}</Row>
          <Row label="Check-in">{details.checkIn}</Row>
          <Row label="Check-out">{details.checkOut}</Row>
        </Card>
        <Card title="Investimento">
          <Row label="Valor à vista">{formatMoney(pkg.price)}</Row>
          {pkg.priceDetail && <Row label="Detalhe do valor">{pkg.priceDetail}</Row>}
          <Row label="Parcelamento">{instalmentText(pkg.price)} sem juros</Row>
          {discountPercentage(pkg) > 0 && pkg.originalPrice !== null && (
            <Row label="Valor original">
              <s>{formatMoney(pkg.originalPrice)}</s>
            </Row>
          )}
        </Card>
      </div>
    </PackageSection>
  )
}

function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="border p-6">
      <h3 className="text-(--accent-ink) text-label uppercase">{title}</h3>
      <dl className="mt-5 grid gap-4">{children}</dl>
    </div>
  )
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-ink-600 text-small">{label}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  )
}
