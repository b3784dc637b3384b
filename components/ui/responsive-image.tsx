'use client'

import type { CSSProperties } from 'react'
import { imageSources, type Place } from '@/lib/media/images/source-set'
import { loadWhenNear } from './near'

type Props = {
  /** Null shows drawn mountains (MEDIA-11). */
  src: string | null
  /** Portuguese description; `''` for a decorative image. */
  alt: string
  /** The width of the whole image including cropped parts; it determines the file. */
  sizes: string
  /** Offered widths: `small` for cards in a row, `large` for a whole page, by default for half a page. */
  place?: Place
  className?: string
  style?: CSSProperties
  /** Loads the page's first large image immediately and with priority. */
  preload?: boolean | undefined
  /** Loads an image near the top before scripts run. Other images wait until they are near. */
  early?: boolean | undefined
}

/** Crops the image to its box. */
export function ResponsiveImage({ src, alt, sizes, place, className = '', style, preload, early }: Props) {
  if (src === null) return <div className={`drawn-ground ${className}`.trim()} />
  const { avif, src: plain } = imageSources(src, place)
  const waits = !preload && !early
  const image = (
    // biome-ignore lint/performance/noImgElement: next/image costs 6 kB of script on every page
    <img
      ref={waits ? loadWhenNear : undefined}
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
  // Without a `<picture>`, React would announce an eager image in the payload, and every page that links here would load it.
  return (
    <picture>
      {/* Without JavaScript, the browser decides when to load it. */}
      {waits && <source media="(scripting: enabled)" srcSet={nothing} />}
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      {image}
    </picture>
  )
}

const nothing = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA='
