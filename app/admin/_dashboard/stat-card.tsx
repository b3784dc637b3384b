type Props = { title: string; value: number | undefined; note: string }

/** One number of the dashboard; a dash while it is unknown. */
export function StatCard({ title, value, note }: Props) {
  return (
    <li className="surface p-5">
      <p className="text-ink-600">{title}</p>
      <p className="mt-2 text-[2rem] font-semibold leading-none even-figures">{value ?? '–'}</p>
      <p className="mt-2 text-[0.8125rem] text-ink-600">{note}</p>
    </li>
  )
}
