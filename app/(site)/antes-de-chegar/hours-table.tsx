export function HoursTable({ hours }: { hours: { what: string; hours: string }[] }) {
  return (
    <dl className="border-t">
      {hours.map((row) => (
        <div
          key={`${row.what} ${row.hours}`}
          className="flex flex-wrap items-baseline justify-between gap-x-6 border-b py-3"
        >
          <dt>{row.what}</dt>
          <dd className="font-display text-h3 text-ink-900">{row.hours}</dd>
        </div>
      ))}
    </dl>
  )
}
