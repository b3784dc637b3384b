import { Ticket } from 'lucide-react'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/inputs'

type Props = { coupon: string; onChange: (coupon: string) => void }

/** Trimmed at the hand-off only (BOOK-7). */
export function CouponField({ coupon, onChange }: Props) {
  return (
    <Field label="Código promocional" labelClass="label">
      {(id) => (
        <div className="relative">
          <Ticket
            size={20}
            strokeWidth={1.5}
            className="pointer-events-none absolute top-4.5 left-4 text-gold-500"
            aria-hidden="true"
          />
          <Input
            id={id}
            type="text"
            value={coupon}
            onChange={(event) => onChange(event.target.value)}
            placeholder="Cupom"
            autoComplete="off"
            spellCheck={false}
            className="pl-13 placeholder:text-ink-600"
          />
        </div>
      )}
    </Field>
  )
}
