import { BackgroundVideo } from '@/components/ui/background-video'
import { buttonClass } from '@/components/ui/button'
import { Divider } from '@/components/ui/divider'
import { getHero } from '@/lib/hotel/queries'
import type { Hero as HeroContent } from '@/lib/hotel/schema'
import { parseVideo } from '@/lib/video'
import { HeroPoster } from './hero-poster'

/** The first screen (§2, 1): poster, then the video over it; title, subtitle and an optional link from the content. */
export async function Hero() {
  const hero = await getHero()
  const video = parseVideo(hero.background_url)
  const portrait = parseVideo(hero.mobile_background_url)
  return (
    <section
      aria-label="Abertura"
      className="on-dark relative isolate flex min-h-svh flex-col justify-end overflow-hidden bg-forest-950"
    >
      <HeroPoster video={video} portrait={portrait} />
      <BackgroundVideo video={video ?? portrait} portrait={portrait} name="vídeo" />
      <div className="hero-veil pointer-events-none absolute inset-0" />
      <div className="page-column relative pt-28 pb-28 text-center lg:pb-20 lg:text-left">
        <Divider className="mx-auto lg:mx-0" />
        <h1 className="mx-auto mt-6 max-w-[20ch] font-display text-display lg:mx-0">
          {hero.title || 'Seu refúgio exclusivo no campo'}
        </h1>
        <p className="mx-auto mt-5 max-w-[44ch] text-lead lg:mx-0 lg:max-w-none">
          {hero.subtitle || 'Um hotel boutique onde a natureza encontra o luxo em perfeita harmonia'}
        </p>
        <CallToAction hero={hero} />
      </div>
      <a
        href="#boas-vindas"
        aria-label="Rolar até a próxima seção"
        className="absolute bottom-0 left-1/2 flex h-24 w-11 -translate-x-1/2 justify-center"
      >
        <span className="hero-breath h-full w-px bg-gold-300" />
      </a>
    </section>
  )
}

function CallToAction({ hero }: { hero: HeroContent }) {
  if (!hero.cta_primary_text || !hero.cta_primary_url) return null
  return (
    <a href={hero.cta_primary_url} className={buttonClass('light', 'mt-9')}>
      {hero.cta_primary_text}
    </a>
  )
}
