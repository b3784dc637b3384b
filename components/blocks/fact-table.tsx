type Props = { facts: { term: string; value: string }[]; className?: string }

export function FactTable({ facts, className = '' }: Props) {
  return (
    <dl className={`border-t in-[.on-dark]:border-white-line ${className}`}>
      {facts.map(({ term, value }) => (
        <div
          key={term}
          className="flex items-baseline justify-between gap-6 border-b py-3.5 in-[.on-dark]:border-white-line"
        >
          <dt className="text-ink-600 in-[.on-dark]:text-mist">{term}</dt>
          <dd className="text-right font-display text-h3">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
