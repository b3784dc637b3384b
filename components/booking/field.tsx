import type { ReactNode } from 'react'

export const control =
  'flex min-h-14 w-full items-center gap-4 rounded-xs border border-ink-line bg-white px-4 text-left'

export function FieldLabel({ id, children }: { id: string; children: ReactNode }) {
  return (
    <span id={id} className="mb-2 block label">
      {children}
    </span>
  )
}
