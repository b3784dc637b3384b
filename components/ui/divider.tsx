import { Emblem } from './emblem'

export function Divider({ className = '' }: { className?: string }) {
  return (
    <span className={`divider ${className}`.trim()} aria-hidden="true">
      <Emblem />
    </span>
  )
}
