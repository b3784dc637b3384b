import { useWatch } from 'react-hook-form'

type Props = {
  id: string
  used: number
  max: number
  /** The counted unit, e.g. `caracteres`. */
  unit: string
  /** Shows the count only above 80 % of the maximum; for addresses. */
  late?: boolean
}

/** Counts without truncating (FORM-8). Screen readers announce three states once each: nearly full, full, exceeded. */
export function Counter({ id, used, max, unit, late = false }: Props) {
  const isSilent = late && used < max * 0.8
  return (
    <>
      <p id={id} className={`${used > max ? 'field-error' : 'field-hint'} ml-auto flex-none even-figures`}>
        {!isSilent && (
          <>
            <span aria-hidden="true">{`${used}/${max}`}</span>
            <span className="sr-only">{`${used} de ${max} ${unit}`}</span>
          </>
        )}
      </p>
      <span aria-live="polite" className="sr-only">
        {announcement(used, max, unit)}
      </span>
    </>
  )
}

export function TextCounter({ name, ...counter }: Omit<Props, 'used' | 'unit'> & { name: string }) {
  const value: unknown = useWatch({ name })
  const used = typeof value === 'string' ? value.trim().length : 0
  return <Counter {...counter} used={used} unit="caracteres" />
}

function announcement(used: number, max: number, unit: string) {
  if (used > max) return `Passou do máximo de ${max} ${unit}.`
  if (used === max) return `Chegou ao máximo de ${max} ${unit}.`
  return used > 0 && max - used <= Math.min(20, max / 4) ? `Perto do máximo de ${max} ${unit}.` : ''
}
