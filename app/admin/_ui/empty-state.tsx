import type { ReactNode } from 'react'

export function EmptyState({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className="grid justify-items-center gap-4 px-6 py-14 text-center text-ink-600">
      <p className="max-w-measure">{text}</p>
      {children}
    </div>
  )
}
