type Props = {
  label: string
  title: string
  /** Ties the heading to its section (`aria-labelledby`). */
  id: string
  className?: string
}

/** Label and heading of an editorial section; light on a dark ground. */
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
