'use client'

import { portraitMedia } from '@/components/ui/use-media'
import { type PictureSources, pictureSources } from '@/lib/images/source-set'

const landscapeMedia = '(orientation: landscape)'

/**
 * The first frame of the hero: one picture for wide and one for upright viewports, of which the browser loads
 * only its own, announced in the head of the page.
 */
export function HeroPoster({ wide, upright }: { wide: string; upright: string }) {
  const sources = pictureSources(wide)
  const uprightSources = pictureSources(upright)
  return (
    <>
      <Preload media={landscapeMedia} sources={sources} />
      <Preload media={portraitMedia} sources={uprightSources} />
      <picture>
        {uprightSources.avif && (
          <source media={portraitMedia} type="image/avif" srcSet={uprightSources.avif} sizes="100vw" />
        )}
        <source media={portraitMedia} srcSet={uprightSources.webp ?? uprightSources.src} sizes="100vw" />
        {sources.avif && <source type="image/avif" srcSet={sources.avif} sizes="100vw" />}
        <img
          alt="Lago com chalés de madeira iluminados, cercados pela Mata Atlântica na névoa da manhã"
          width={1600}
          height={900}
          fetchPriority="high"
          sizes="100vw"
          srcSet={sources.webp}
          src={sources.src}
          className="photo absolute inset-0"
        />
      </picture>
    </>
  )
}

/** A browser without AVIF leaves it alone and loads the WebP when it meets the picture. */
function Preload({ media, sources: { avif, src } }: { media: string; sources: PictureSources }) {
  return (
    <link
      rel="preload"
      as="image"
      type={avif && 'image/avif'}
      media={media}
      imageSrcSet={avif ?? src}
      imageSizes="100vw"
      fetchPriority="high"
    />
  )
}
