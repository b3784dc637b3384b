import type { ReactNode } from 'react'

export function PackageSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-6 font-display text-h3">
        {title}
      </h2>
      {children}
    </section>
  )
}
