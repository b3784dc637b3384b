import type { FeatureIcon } from '@/lib/rooms/feature-icons'

/** The drawings of `public/images/icones.svg`. */
export type IconName = FeatureIcon | (typeof names)[number]

/**
 * A line icon out of one cached file for all of them: drawn inside the page they would outweigh its text, twice,
 * because Next repeats a page's markup in its payload. Decorative; 20 px unless `className` says otherwise.
 */
export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  return (
    <svg className={`icon ${className}`.trim()} aria-hidden="true">
      <use href={`/images/icones.svg#${name}`} />
    </svg>
  )
}

const names = [
  'camas',
  'hospedes',
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
] as const
