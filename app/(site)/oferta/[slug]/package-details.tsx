import type { ReactNode } from 'react'
import type { Terms } from '@/lib/conditions/terms'
import { countLabel } from '@/lib/count-label'
import { periodLabel, stayLabel } from '@/lib/packages/display'
import type { Package } from '@/lib/packages/schema'
import { PriceCard } from './price-card'

type Props = { pkg: Package; terms: Terms; ended: boolean }

/** Where each fact is said, once: the third of its cards is the price card, which wide screens keep beside everything. */
export function PackageDetails({ pkg, terms, ended }: Props) {
  const { details, dates } = pkg
  return (
    <section aria-labelledby="detalhes" className="grid gap-4 lg:contents">
      <div className="lg:col-span-7">
        <h2 id="detalhes" className="mb-6 font-display text-h3">
          Detalhes do Pacote
        </h2>
        <div className="grid gap-4 sm:grid-cols-2">
          <Card title="Período">
            <Row label="Validade da oferta" wide>
              {periodLabel(dates.offerStart, dates.offerEnd, 'sem data para terminar')}
            </Row>
            <Row label="Hospedagem" wide>
              {stayLabel(pkg)}
            </Row>
          </Card>
          <Card title="Condições">
            <Row label="Check-in">{details.checkIn}</Row>
            <Row label="Check-out">{details.checkOut}</Row>
            <Row label="Duração">{countLabel(details.nights, 'noite', 'noites')}</Row>
            <Row label="Estadia mínima">{countLabel(details.minNights, 'noite', 'noites')}</Row>
            <Row label="Capacidade" wide>
              Até {countLabel(details.maxCapacity, 'pessoa', 'pessoas')}
            </Row>
          </Card>
        </div>
      </div>
      <PriceCard pkg={pkg} terms={terms} ended={ended} />
    </section>
  )
}

function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="border p-6">
      <h3 className="text-(--accent-ink) text-label uppercase">{title}</h3>
      <dl className="mt-5 grid grid-cols-2 gap-4">{children}</dl>
    </div>
  )
}

function Row({ label, wide, children }: { label: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={wide ? 'col-span-2' : ''}>
      <dt className="text-ink-600 text-small">{label}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  )
}
