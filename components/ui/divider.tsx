import { Blossom } from './blossom'

/** A 56-px gold hairline with the blossom in its middle (design: "Divider"). */
export function Divider({ className = '' }: { className?: string }) {
  return (
    <span className={`divider ${className}`.trim()} aria-hidden="true">
      <Blossom />
    </span>
  )
}
