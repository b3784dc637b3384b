import { sourceAt } from '@/lib/images/source-at'
import { Blossom } from './blossom'

type Props = {
  name: string
  tagline: string
  /** The hotel's own image; takes the place of the drawn logo. */
  image?: string | null
  className?: string
}

/** Everything grows with the font size given by `className`. */
export function Logo({ name, tagline, image, className = '' }: Props) {
  if (image) {
    // biome-ignore lint/performance/noImgElement: a logo of unknown format and shape, never wider than its file
    return <img src={sourceAt(image, 480)} alt={name} className={`h-[2.4em] w-auto ${className}`} />
  }
  return (
    <span className={`logo ${className}`.trim()}>
      <Blossom />
      <span>{name}</span>
      {tagline && <small>{tagline}</small>}
    </span>
  )
}
