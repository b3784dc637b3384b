import { type ReactNode, useId } from 'react'

type Props = { title: string; text: string; children: ReactNode }

export function AccountSection({ title, text, children }: Props) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-10 gap-y-5 px-5 py-6 sm:px-8 sm:py-8 lg:grid-cols-[minmax(0,17rem)_minmax(0,1fr)]"
    >
      <div>
        <h2 id={id} className="font-semibold text-[1.125rem]">
          {title}
        </h2>
        <p className="mt-1 max-w-measure text-ink-600">{text}</p>
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  )
}
