import type { ReactNode } from 'react'

type Props = {
  label: string
  title: string
  id: string
  lead?: string
  children?: ReactNode
}

export function HomeHeading({ label, title, id, lead, children }: Props) {
  return (
    <div className="home-heading reveal">
      <div>
        {label && <p className="label">{label}</p>}
        <h2 id={id}>{title}</h2>
        {lead && <p className="text-lead">{lead}</p>}
      </div>
      {children && <p>{children}</p>}
    </div>
  )
}
