'use client' // only to keep the payload small, which then names an image once and not in every width

import type { CSSProperties } from 'react'
import { imageSources, type Place } from '@/lib/images/source-set'

type Props = {
  /** Null where the hotel has no picture: drawn mountains stand there. */
  src: string | null
  /** Portuguese description; `''` when the image only decorates. */
  alt: string
  /** How wide the whole image is shown, what its box cuts off included: it decides what is sent. */
  sizes: string
  /** Which widths are on offer: of cards in a row, of half a page (without a word), of a whole page. */
  place?: Place
  className?: string
  style?: CSSProperties
  /** The page's first large image: loaded at once and with priority. */
  preload?: boolean
}

/** Cropped to the box it is given. */
export function ResponsiveImage({ src, alt, sizes, place, className = '', style, preload = false }: Props) {
  if (src === null) return <div className={`drawn-ground ${className}`.trim()} />
  const { avif, src: plain } = imageSources(src, place)
  const image = (
    // biome-ignore lint/performance/noImgElement: next/image costs 6 kB of script on every page
    <img
      alt={alt}
      loading={preload ? 'eager' : 'lazy'}
      fetchPriority={preload ? 'high' : undefined}
      width={1600}
      height={1067}
      decoding="async"
      src={plain}
      className={`image ${className}`.trim()}
      style={style}
    />
  )
  // Always inside: bare, an eager image is announced in the page's payload, and every page that links here would fetch
  // it too.
  return (
    <picture>
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      {image}
    </picture>
  )
}
