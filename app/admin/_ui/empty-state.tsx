import type { ReactNode } from 'react'

type Props = { text: string; isBoxed?: boolean; children?: ReactNode }

export function EmptyState({ text, isBoxed = false, children }: Props) {
  return (
    <div
      className={`grid justify-items-center gap-4 px-6 py-14 text-center text-ink-600 ${isBoxed ? 'surface' : ''}`}
    >
      <p className="max-w-measure">{text}</p>
      {children}
    </div>
  )
}
