import Link from 'next/link'
import { BackgroundVideo } from '@/components/ui/background-video'
import { buttonClass } from '@/components/ui/button'
import { Divider } from '@/components/ui/divider'
import type { Hero as HeroContent } from '@/lib/hotel/schema'
import { shownImage } from '@/lib/images/shown-image'
import { storedAddress } from '@/lib/paths'
import { getHero } from '@/lib/site/queries'
import { parseVideo, type Video } from '@/lib/video'
import { HeroPoster } from './hero-poster'

export async function Hero() {
  const hero = await getHero()
  const video = parseVideo(hero.background_url)
  const portrait = parseVideo(hero.mobile_background_url)
  return (
    <section aria-label="Abertura" className="hero on-dark">
      <HeroPoster
        wide={posterOf(video, hero.background_url, hero.background_poster_url) ?? '/images/hero-vale.jpg'}
        hero={hero}
        upright={
          posterOf(portrait, hero.mobile_background_url, hero.mobile_background_poster_url) ??
          // A phone without a video of its own plays the wide one.
          (portrait ? null : posterOf(video, null, hero.background_poster_url)) ??
          '/images/hero-vale-mobile.jpg'
        }
      />
      <BackgroundVideo video={video ?? portrait} portrait={portrait} name="vídeo" />
      <div className="hero-text veil-text pb-12 lg:pb-18">
        <div className="page-column">
          <Divider />
          <h1>{hero.title || 'Seu refúgio exclusivo no campo'}</h1>
          <p>{hero.subtitle || 'Um hotel boutique onde a natureza encontra o luxo em perfeita harmonia'}</p>
          <CallToAction hero={hero} />
        </div>
      </div>
      <a href="#boas-vindas" aria-label="Rolar até a próxima seção" className="hero-down">
        <span />
      </a>
    </section>
  )
}

function CallToAction({ hero }: { hero: HeroContent }) {
  if (!hero.cta_primary_text || !hero.cta_primary_url) return null
  return (
    <Link href={storedAddress(hero.cta_primary_url)} prefetch={false} className={buttonClass('light')}>
      {hero.cta_primary_text}
    </Link>
  )
}

// A background may also be an image, which then stands where a video's first frame would.
function posterOf(video: Video | null, background: string | null, own: string | null) {
  if (video) return shownImage(own) ?? (video.kind === 'file' ? video.poster : null)
  return shownImage(background)
}
