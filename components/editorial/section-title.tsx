type Props = {
  label: string
  title: string
  id: string
  className?: string
}

export function SectionTitle({ label, title, id, className = '' }: Props) {
  return (
    <div className={className}>
      <p className="label">{label}</p>
      <h2 id={id} className="mt-4 font-display text-h2">
        {title}
      </h2>
    </div>
  )
}
