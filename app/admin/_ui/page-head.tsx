import type { ReactNode } from 'react'

type Props = { title: string; text?: string; children?: ReactNode }

export function PageHead({ title, text, children }: Props) {
  return (
    <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div>
        <h1 className="text-[1.5rem] font-semibold leading-tight">{title}</h1>
        {text && <p className="mt-1 max-w-measure text-ink-600">{text}</p>}
      </div>
      {children && <div className="flex flex-wrap gap-2">{children}</div>}
    </div>
  )
}
