import { categoryLabel } from '@/lib/packages/categories'
import { packageTitle } from '@/lib/packages/display'
import type { Package } from '@/lib/packages/schema'
import { Breadcrumb } from './breadcrumb'

export function PackageHead({ pkg, ended }: { pkg: Package; ended: boolean }) {
  return (
    <header className="min-w-0 lg:col-span-7">
      <Breadcrumb />
      <p className="mt-6 text-label uppercase">
        <span className="inline-block rounded-xs border border-(--accent-ink) bg-(--accent) px-3 py-1.5 text-(--on-accent)">
          {categoryLabel(pkg.category)}
        </span>
        {ended && <span className="ml-3 inline-block rounded-xs border px-3 py-1.5">Encerrado</span>}
      </p>
      <h1 className="mt-5 font-display text-h2">{packageTitle(pkg)}</h1>
      <p className="mt-6 max-w-measure whitespace-pre-line text-ink-600 text-lead">{pkg.description}</p>
    </header>
  )
}
