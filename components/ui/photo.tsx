import { getImageProps } from 'next/image'
import type { CSSProperties } from 'react'

type Props = {
  /** A file of this site or an address in the content's storage. */
  src: string
  /** Portuguese description; `''` when the picture only decorates. */
  alt: string
  /** How wide the picture is shown, e.g. `(min-width: 1024px) 50vw, 100vw`. Required: it decides what is sent. */
  sizes: string
  className?: string
  style?: CSSProperties
  /** The page's first large picture: loaded at once and with priority. */
  preload?: boolean
  quality?: 60 | 75
}

/**
 * A photograph in modern formats at the size shown, cropped to the box it is given. Renders a plain `<img>` on
 * the server, so it costs the browser no JavaScript. Our photographs are 3:2; the box decides the final crop.
 */
export function Photo({ src, alt, sizes, className = '', style, preload = false, quality = 60 }: Props) {
  const { props } = getImageProps({
    src,
    alt,
    sizes,
    width: 1600,
    height: 1067,
    quality,
    loading: preload ? 'eager' : 'lazy',
    fetchPriority: preload ? 'high' : undefined,
  })
  const image = (
    // biome-ignore lint/performance/noImgElement: the attributes come from next/image itself
    <img {...props} alt={alt} className={`h-full w-full object-cover ${className}`} style={style} />
  )
  // Bare, an eager image is announced in the page's payload, and every page that links here would fetch it too.
  return preload ? <picture className="contents">{image}</picture> : image
}
