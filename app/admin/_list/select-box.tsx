type Props = {
  label: string
  checked: boolean
  /** Some are chosen, and not all. */
  partly?: boolean
  onChange: () => void
  className?: string
}

export function SelectBox({ label, checked, partly = false, onChange, className = '' }: Props) {
  return (
    <label
      className={`grid flex-none cursor-pointer place-items-center max-lg:size-11 lg:h-11 lg:w-7 ${className}`}
    >
      <input
        ref={(box) => {
          if (box) box.indeterminate = partly
        }}
        type="checkbox"
        className="size-4.5 accent-forest-800"
        aria-label={label}
        checked={checked}
        onChange={onChange}
      />
    </label>
  )
}
