import type { StayHint } from '@/lib/booking/resume'
import { formatDateRange } from '@/lib/format'

/** The package the guest comes from and, while it is ahead, its stay. */
export function HintedOffer({ hint, today }: { hint?: StayHint; today: string }) {
  const { name, from = null, to = null } = hint ?? {}
  const stay = to && to < today ? null : formatDateRange(from, to)
  if (!name && !stay) return null
  return (
    <p className="mb-5 text-ink-600">
      {name && (
        <span className="block">
          Pacote: <strong className="font-semibold text-ink-900">{name}</strong>
        </span>
      )}
      {stay && (
        <>
          Estadia desta oferta: <strong className="font-semibold text-ink-900">{stay}</strong>
        </>
      )}
    </p>
  )
}
