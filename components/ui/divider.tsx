import { Blossom } from './blossom'

export function Divider({ className = '' }: { className?: string }) {
  return (
    <span className={`divider ${className}`.trim()} aria-hidden="true">
      <Blossom />
    </span>
  )
}
