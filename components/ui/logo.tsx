import { nameSize } from '@/lib/hotel/naming/menu-fit'
import { sourceAt } from '@/lib/media/images/source-set'
import { Emblem } from './emblem'

type Props = {
  name: string
  tagline: string
  /** The hotel's own image, which replaces the drawn logo. */
  image?: string | null
  /** The image in white for dark backgrounds: always, or only below dark ancestors. */
  white?: string | null
  onDark?: 'always' | 'sometimes'
  className?: string
}

/** Renders a logo that scales with the font size in `className`. */
export function Logo({ name, tagline, image, white, onDark, className = '' }: Props) {
  if (image) {
    const own = `logo-picture ${className}`.trim()
    const source = sourceAt(image, 480)
    if (white && onDark === 'always') return <Picture source={white} name={name} className={own} />
    if (!white || !onDark) return <Picture source={source} name={name} className={own} />
    return (
      <>
        <Picture source={source} name={name} className={`${own} logo-on-light`} />
        <Picture source={white} name={name} className={`${own} logo-on-dark`} />
      </>
    )
  }
  return (
    <span className={`logo ${className}`.trim()} data-size={nameSize(name)}>
      <Emblem />
      <span>{name}</span>
      {tagline && <small>{tagline}</small>}
    </span>
  )
}

type PictureProps = { source: string; name: string; className: string }

function Picture({ source, name, className }: PictureProps) {
  // biome-ignore lint/performance/noImgElement: a logo of unknown format and dimensions, never wider than its file
  return <img src={source} alt={name} className={className} />
}
