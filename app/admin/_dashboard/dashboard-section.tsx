import type { ReactNode } from 'react'

type Props = { title: string; children: ReactNode; more?: ReactNode }

export function DashboardSection({ title, children, more }: Props) {
  return (
    <section aria-label={title} className="grid grid-cols-1 content-start gap-3">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <h2 className="text-[1.125rem] font-semibold">{title}</h2>
        {more}
      </div>
      <div className="surface">{children}</div>
    </section>
  )
}

export function LoadingSection({ title }: { title: string }) {
  return (
    <DashboardSection title={title}>
      <p role="status" className="p-5 text-ink-600">
        Carregando...
      </p>
    </DashboardSection>
  )
}
