type Props = {
  label: string
  title: string
  id: string
  className?: string
}

export function SectionTitle({ label, title, id, className = '' }: Props) {
  return (
    <div className={className}>
      {label && <p className="label">{label}</p>}
      <h2 id={id} className={`font-display text-h2 ${label && 'mt-4'}`.trim()}>
        {title}
      </h2>
    </div>
  )
}
