import { Ticket } from 'lucide-react'
import { useId } from 'react'
import { control, FieldLabel } from './field'

type Props = { coupon: string; onChange: (coupon: string) => void }

/** Trimmed at the hand-off only (BOOK-7). */
export function CouponField({ coupon, onChange }: Props) {
  const label = useId()
  return (
    <div>
      <FieldLabel id={label}>Código promocional</FieldLabel>
      <div className="relative">
        <Ticket
          size={20}
          strokeWidth={1.5}
          className="pointer-events-none absolute top-4.5 left-4 text-gold-500"
          aria-hidden="true"
        />
        <input
          type="text"
          value={coupon}
          onChange={(event) => onChange(event.target.value)}
          placeholder="Cupom"
          aria-labelledby={label}
          autoComplete="off"
          spellCheck={false}
          className={`${control} pl-13 placeholder:text-ink-600`}
        />
      </div>
    </div>
  )
}
