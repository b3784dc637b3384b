import { portraitMedia } from '@/components/ui/portrait-media'
import { type ImageSources, imageSources } from '@/lib/images/source-set'

const landscapeMedia = '(orientation: landscape)'

/** Of the two the browser loads one. No client component: it is there once, and lighter as markup. */
export function HeroPoster({ wide, upright }: { wide: string; upright: string }) {
  const sources = imageSources(wide)
  const uprightSources = imageSources(upright)
  return (
    <>
      <Preload media={landscapeMedia} {...sources} />
      <Preload media={portraitMedia} {...uprightSources} />
      <picture>
        <Source media={portraitMedia} {...uprightSources} />
        <source media={portraitMedia} srcSet={uprightSources.src} />
        <Source {...sources} />
        <img
          alt="Lago com chalés de madeira iluminados, cercados pela Mata Atlântica na névoa da manhã"
          width={1600}
          height={900}
          fetchPriority="high"
          src={sources.src}
          className="image absolute inset-0"
        />
      </picture>
    </>
  )
}

type Props = ImageSources & { media?: string }

function Source({ avif, src, media }: Props) {
  return <source media={media} type={avif && 'image/avif'} srcSet={avif ?? src} sizes="100vw" />
}

/** A browser without AVIF leaves it alone and loads the WebP when it meets the image. */
function Preload({ avif, src, media }: Props) {
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
