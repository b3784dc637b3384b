'use client'

import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { imageSources, type Place } from '@/lib/media/images/source-set'
import { whenNear } from './near'

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
  preload?: boolean | undefined
  /** May be seen without scrolling: the browser decides, before any script runs. Others wait until they are near. */
  early?: boolean | undefined
}

/** Cropped to the box it is given. */
export function ResponsiveImage({ src, alt, sizes, place, className = '', style, preload, early }: Props) {
  const shown = useRef<HTMLImageElement>(null)
  const [wanted, setWanted] = useState(preload || early)
  useEffect(() => {
    if (!wanted && shown.current) return whenNear(shown.current, () => setWanted(true))
  }, [wanted])

  if (src === null) return <div className={`drawn-ground ${className}`.trim()} />
  const { avif, src: plain } = imageSources(src, place)
  const image = (
    // biome-ignore lint/performance/noImgElement: next/image costs 6 kB of script on every page
    <img
      ref={shown}
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
      {/* Without script nothing says that it is near: there the browser decides. */}
      {!wanted && <source media="(scripting: enabled)" srcSet={nothing} />}
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      {image}
    </picture>
  )
}

const nothing = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA='
