type Tone = 'good' | 'quiet' | 'warn' | 'accent'

const dots: Record<Tone, string> = {
  good: 'bg-leaf-500',
  quiet: 'bg-ink-600',
  warn: 'bg-danger-700',
  accent: 'bg-gold-500',
}

/** Shows a state; only a `long` one may wrap. */
export function Badge({ tone, long = false, children }: { tone: Tone; long?: boolean; children: string }) {
  return (
    <span
      className={`inline-flex items-center gap-2 rounded-xs border bg-white px-2 py-0.5 text-[0.8125rem] lg:in-[.records-wide]:gap-1.5 lg:in-[.records-wide]:border-0 lg:in-[.records-wide]:px-0 ${long ? 'lg:leading-tight' : 'whitespace-nowrap'}`}
    >
      <span className={`size-2 flex-none rounded-full ${dots[tone]}`} aria-hidden="true" />
      {children}
    </span>
  )
}
