import type { ReactNode } from 'react'

/** Classes shared by every control of the booking form: 56 px high, its border 3:1 against the ground. */
export const control =
  'flex min-h-14 w-full items-center gap-4 rounded-xs border border-ink-line bg-white px-4 text-left'

/** The small line above a control; `id` names the control through `aria-labelledby`. */
export function FieldLabel({ id, children }: { id: string; children: ReactNode }) {
  return (
    <span id={id} className="mb-2 block label">
      {children}
    </span>
  )
}
