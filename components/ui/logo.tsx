import { sourceAt } from '@/lib/images/source-at'
import { Blossom } from './blossom'

type Props = {
  name: string
  tagline: string
  /** The hotel's own picture; takes the place of the drawn logo. */
  picture?: string | null
  className?: string
}

/** Everything grows with the font size given by `className`. */
export function Logo({ name, tagline, picture, className = '' }: Props) {
  if (picture) {
    // biome-ignore lint/performance/noImgElement: a logo of unknown format and shape, never wider than its file
    return <img src={sourceAt(picture, 480)} alt={name} className={`h-[2.4em] w-auto ${className}`} />
  }
  return (
    <span className={`logo ${className}`.trim()}>
      <Blossom />
      <span>{name}</span>
      {tagline && <small>{tagline}</small>}
    </span>
  )
}
