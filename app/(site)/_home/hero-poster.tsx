'use client'

import { portraitMedia } from '@/components/ui/use-media'
import { sourceSet } from '@/lib/images/source-set'

const landscapeMedia = '(orientation: landscape)'

/**
 * The first frame of the hero: one picture for wide and one for upright viewports, of which the browser loads
 * only its own, announced in the head of the page.
 */
export function HeroPoster({ wide, upright }: { wide: string; upright: string }) {
  const sources = sourceSet(wide)
  const uprightSet = sourceSet(upright).srcSet
  return (
    <>
      <Preload media={landscapeMedia} srcSet={sources.srcSet} />
      <Preload media={portraitMedia} srcSet={uprightSet} />
      <picture>
        <source media={portraitMedia} srcSet={uprightSet} sizes="100vw" />
        <img
          alt="Lago com chalés de madeira iluminados, cercados pela Mata Atlântica na névoa da manhã"
          width={1600}
          height={900}
          fetchPriority="high"
          sizes="100vw"
          {...sources}
          className="photo absolute inset-0"
        />
      </picture>
    </>
  )
}

function Preload({ media, srcSet }: { media: string; srcSet: string }) {
  return (
    <link
      rel="preload"
      as="image"
      media={media}
      imageSrcSet={srcSet}
      imageSizes="100vw"
      fetchPriority="high"
    />
  )
}
