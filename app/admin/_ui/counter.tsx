import { createContext, useContext } from 'react'
import { useWatch } from 'react-hook-form'
import type { Limits } from '@/lib/content/fields/form-limits'

export const LimitsContext = createContext<(path: string) => Limits>(() => ({}))

export function useLimits(): (path: string) => Limits {
  return useContext(LimitsContext)
}

type Props = {
  id: string
  used: number
  max: number
  /** What is counted, e.g. `caracteres`. */
  unit: string
  /** Shows the number only when most of the maximum is used; for addresses. */
  late?: boolean
}

/** Counts without cutting (FORM-8). Screen readers announce three states once each: nearly full, full, too much. */
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

export function TextCounter({ id, name, late }: Pick<Props, 'id' | 'late'> & { name: string }) {
  const value: unknown = useWatch({ name })
  const { characters } = useLimits()(name)
  if (characters === undefined) return null
  const used = typeof value === 'string' ? value.trim().length : 0
  return <Counter id={id} used={used} max={characters} unit="caracteres" {...(late && { late })} />
}

function announcement(used: number, max: number, unit: string) {
  if (used > max) return `Passou do máximo de ${max} ${unit}.`
  if (used === max) return `Chegou ao máximo de ${max} ${unit}.`
  return used > 0 && max - used <= Math.min(20, max / 4) ? `Perto do máximo de ${max} ${unit}.` : ''
}
