import type { FeatureIcon } from '@/lib/rooms/feature-icons'

export type IconName = FeatureIcon | (typeof names)[number]

/** From one cached file: inline icons would be heavier than the page's text, and Next repeats markup in its payload. */
export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  return (
    <svg className={`icon ${className}`.trim()} aria-hidden="true">
      <use href={`/images/icones.svg#${name}`} />
    </svg>
  )
}

const names = [
  'beds',
  'guests',
  'calendar',
  'check',
  'phone',
  'mail',
  'arrow-left',
  'arrow-right',
  'pause',
  'play',
  'menu',
  'pool',
  'route',
  'meals',
  'paw',
  'gym',
  'trail',
  'instagram',
  'facebook',
  'whatsapp',
  'star',
  'pin',
  'endless',
] as const
