type Props = { label: string; checked: boolean; onChange: (checked: boolean) => void }

/** A yes that nobody has to give, as a card with a box to tick. */
export function ConsentField({ label, checked, onChange }: Props) {
  return (
    <label className={card}>
      <input
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        className="size-6 shrink-0 cursor-pointer accent-forest-800"
      />
      {label}
    </label>
  )
}

const card =
  'flex min-h-16 cursor-pointer items-center gap-4 rounded-xs border border-ink-line bg-white px-5 py-4 ' +
  'leading-snug transition-colors duration-200 hover:border-forest-800 has-checked:border-forest-800'
