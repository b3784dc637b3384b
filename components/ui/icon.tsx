import type { FeatureIcon } from '@/lib/rooms/feature-icons'

/** A symbol in the shared file, or a separate file (lib/pages/icons.ts). */
export type IconName = FeatureIcon | (typeof names)[number] | `icones/${string}`

/** References cached files: inline icons would outweigh the page's text, and Next repeats markup in its payload. */
export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  if (name === 'other') return <i className={`icon emblem-line ${className}`.trim()} aria-hidden="true" />
  return (
    <svg className={`icon ${className}`.trim()} aria-hidden="true">
      <use href={`/images/${name.startsWith('icones/') ? name : `icones.svg#${name}`}`} />
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
  'clock',
  'share',
] as const
