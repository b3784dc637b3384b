import { Blossom } from './blossom'

/** A 56-px gold hairline with the blossom in its middle (design: "Divider"). */
export function Divider({ className = '' }: { className?: string }) {
  return (
    <span className={`flex w-14 items-center gap-2 text-gold-500 ${className}`} aria-hidden="true">
      <span className="h-px flex-1 bg-current" />
      <Blossom className="size-3.5" />
      <span className="h-px flex-1 bg-current" />
    </span>
  )
}
