import type { ReactNode } from 'react'

type Props = {
  label: string
  title: string
  /** Ties the heading to its section (`aria-labelledby`). */
  id: string
  /** One line under the heading. */
  lead?: string
  children?: ReactNode
}

/** Label and heading of a home section on the left, an introduction on the right. */
export function SectionHeading({ label, title, id, lead, children }: Props) {
  return (
    <div className="reveal grid gap-x-8 gap-y-6 lg:grid-cols-12 lg:items-end">
      <div className="lg:col-span-7">
        <p className="text-ink-600 text-label uppercase">{label}</p>
        <h2 id={id} className="mt-4 max-w-[18ch] font-display text-h2">
          {title}
        </h2>
        {lead && <p className="mt-4 text-ink-600 text-lead">{lead}</p>}
      </div>
      {children && <p className="max-w-measure text-ink-600 lg:col-span-5">{children}</p>}
    </div>
  )
}
