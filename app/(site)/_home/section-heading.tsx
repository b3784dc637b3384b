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
    <div className="home-heading reveal">
      <div>
        <p className="label">{label}</p>
        <h2 id={id}>{title}</h2>
        {lead && <p className="text-lead">{lead}</p>}
      </div>
      {children && <p>{children}</p>}
    </div>
  )
}
