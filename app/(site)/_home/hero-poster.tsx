import type { CSSProperties } from 'react'
import { portraitMedia } from '@/components/ui/portrait-media'
import { type Pictured, pictureOf } from '@/lib/images/picture'
import { type ImageSources, imageSources } from '@/lib/images/source-set'

const landscapeMedia = '(orientation: landscape)'
// Of images 16:9 and 2:3 that fill the window; under the veil nine tenths of the pixels do.
const wideSizes = 'max(100vw, 162vh)'
const uprightSizes = 'max(100vw, 61vh)'

type Shown = { hero: Pictured } & Record<'wide' | 'upright', string | null>

/** Of the two the browser loads one. No client component: it is there once, and lighter as markup. */
export function HeroPoster({ wide, upright, hero }: Shown) {
  if (wide === null || upright === null) return <div className="drawn-ground absolute inset-0" />
  const { alt, focus } = pictureOf(hero, wide)
  const { focus: uprightFocus } = pictureOf(hero, upright)
  const sources = imageSources(wide, 'large')
  const uprightSources = imageSources(upright, 'large')
  return (
    <>
      <Preload media={landscapeMedia} sizes={wideSizes} {...sources} />
      <Preload media={portraitMedia} sizes={uprightSizes} {...uprightSources} />
      <picture>
        <Source media={portraitMedia} sizes={uprightSizes} {...uprightSources} />
        <source media={portraitMedia} srcSet={uprightSources.src} />
        <Source sizes={wideSizes} {...sources} />
        <img
          alt={alt ?? 'Fotografia do hotel'}
          width={1600}
          height={900}
          fetchPriority="high"
          src={sources.src}
          className="image absolute inset-0"
          {...((focus || uprightFocus) && { style: focusVariables(focus, uprightFocus) })}
        />
      </picture>
    </>
  )
}

/** Two pictures in one tag: the sheet says which of the two it is. */
function focusVariables(focus = '50% 50%', upright = '50% 50%') {
  return { '--focus': focus, '--upright-focus': upright } as CSSProperties
}

type Props = ImageSources & { media?: string; sizes: string }

function Source({ avif, src, media, sizes }: Props) {
  return <source media={media} type={avif && 'image/avif'} srcSet={avif ?? src} sizes={sizes} />
}

/** A browser without AVIF leaves it alone and loads the WebP when it meets the image. */
function Preload({ avif, src, media, sizes }: Props) {
  return (
    <link
      rel="preload"
      as="image"
      type={avif && 'image/avif'}
      media={media}
      imageSrcSet={avif ?? src}
      imageSizes={sizes}
      fetchPriority="high"
    />
  )
}
