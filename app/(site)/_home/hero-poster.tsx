import { getImageProps } from 'next/image'
import { portraitMedia, type Video } from '@/lib/video'

const landscapeMedia = '(orientation: landscape)'

/**
 * The first frame of the hero: one picture for wide and one for upright viewports, of which the browser loads
 * only its own, announced in the head of the page.
 */
export function HeroPoster({ video, portrait }: { video: Video | null; portrait: Video | null }) {
  const wide = imageProps(posterOf(video) ?? '/images/hero-vale.jpg', 1600, 900)
  const upright = imageProps(posterOf(portrait) ?? '/images/hero-vale-mobile.jpg', 1080, 1620)
  return (
    <>
      <link
        rel="preload"
        as="image"
        media={landscapeMedia}
        imageSrcSet={wide.srcSet}
        imageSizes="100vw"
        fetchPriority="high"
      />
      <link
        rel="preload"
        as="image"
        media={portraitMedia}
        imageSrcSet={upright.srcSet}
        imageSizes="100vw"
        fetchPriority="high"
      />
      <picture>
        <source media={portraitMedia} srcSet={upright.srcSet} sizes="100vw" />
        <img
          {...wide}
          alt="Lago com chalés de madeira iluminados, cercados pela Mata Atlântica na névoa da manhã"
          className="absolute inset-0 h-full w-full object-cover"
        />
      </picture>
    </>
  )
}

function imageProps(src: string, width: number, height: number) {
  return getImageProps({
    src,
    alt: '',
    sizes: '100vw',
    width,
    height,
    quality: 60,
    loading: 'eager',
    fetchPriority: 'high',
  }).props
}

function posterOf(video: Video | null) {
  return video?.kind === 'file' ? video.poster : null
}
