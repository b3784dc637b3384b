import { categoryLabel } from '@/lib/packages/categories'
import { packageTitle, stayLabel } from '@/lib/packages/display'
import type { Package } from '@/lib/packages/schema'
import { Breadcrumb } from './breadcrumb'

export function PackageHead({ pkg, ended }: { pkg: Package; ended: boolean }) {
  const title = packageTitle(pkg)
  return (
    <header className="min-w-0 lg:col-span-7">
      <Breadcrumb title={title} />
      <p className="mt-10 flex flex-wrap items-center gap-4 text-label uppercase lg:mt-14">
        <span className="rounded-xs bg-(--accent) px-3 py-1.5 text-(--on-accent)">
          {categoryLabel(pkg.category)}
        </span>
        {ended && <span className="rounded-xs border px-3 py-1.5">Encerrado</span>}
        {pkg.monthLabel && <span className="text-ink-600">{pkg.monthLabel}</span>}
      </p>
      <h1 className="mt-5 font-display text-h2">{title}</h1>
      <p className="mt-6 max-w-measure whitespace-pre-line text-ink-600 text-lead">{pkg.description}</p>
      <dl className="mt-10 grid grid-cols-2 gap-x-8 gap-y-5 border-y py-6 sm:grid-cols-[2fr_1fr_1fr]">
        <Fact className="max-sm:col-span-2" label="Hospedagem" value={stayLabel(pkg)} />
        <Fact label="Check-in" value={pkg.details.checkIn} />
        <Fact label="Check-out" value={pkg.details.checkOut} />
      </dl>
    </header>
  )
}

function Fact({ label, value, className = '' }: { label: string; value: string; className?: string }) {
  return (
    <div className={className}>
      <dt className="text-ink-600 text-small">{label}</dt>
      <dd className="mt-1 font-medium">{value}</dd>
    </div>
  )
}
