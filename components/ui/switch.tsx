type Props = {
  label: string
  checked: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean
  describedBy?: string | undefined
}

export function Switch({ label, checked, onChange, disabled, describedBy }: Props) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={checked}
      aria-label={label}
      aria-describedby={describedBy}
      disabled={disabled}
      onClick={() => onChange(!checked)}
      className="grid h-11 w-13 flex-none place-items-center disabled:opacity-55"
    >
      <span
        className={`flex h-6.5 w-11 items-center rounded-full border p-0.5 transition-colors duration-200 ${checked ? 'border-forest-800 bg-forest-800' : 'border-ink-600 bg-white'}`}
      >
        <span
          className={`size-5 rounded-full border border-transparent transition-transform duration-200 ${checked ? 'translate-x-4.5 bg-white' : 'bg-ink-600'}`}
        />
      </span>
    </button>
  )
}
