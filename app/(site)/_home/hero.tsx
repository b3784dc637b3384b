import type { Route } from 'next'
import { BackgroundVideo } from '@/components/ui/background-video'
import { buttonClass } from '@/components/ui/button'
import { Divider } from '@/components/ui/divider'
import { heroPictures } from '@/lib/hotel/hero-pictures'
import { heroWords } from '@/lib/hotel/hero-words'
import type { Hero as HeroContent } from '@/lib/hotel/schema'
import { leadsToOneOf, routes, storedAddress } from '@/lib/paths'
import { absoluteUrl } from '@/lib/seo/absolute-url'
import { getArrival } from '@/lib/site/arrival'
import { getHiddenPaths } from '@/lib/site/page-queries'
import { getHero } from '@/lib/site/queries'
import { parseVideo } from '@/lib/video'
import { HeroPoster } from './hero-poster'

/** `next` is the id of what follows it. */
export async function Hero({ next }: { next: string }) {
  const [hero, hidden, arrival] = await Promise.all([getHero(), getHiddenPaths(), getArrival()])
  const missing = arrival ? hidden : [...hidden, routes.arrival]
  const { title, subtitle } = heroWords(hero)
  const video = parseVideo(hero.background_url)
  const portrait = parseVideo(hero.mobile_background_url)
  return (
    <section aria-label="Abertura" className="hero on-dark">
      <HeroPoster hero={hero} {...heroPictures(hero)} />
      <BackgroundVideo video={video ?? portrait} portrait={portrait} name="vídeo" />
      <div className="hero-text veil-text pb-12 lg:pb-18">
        <div className="page-column">
          <Divider />
          <h1>{title}</h1>
          <p>{subtitle}</p>
          <CallToAction hero={hero} missing={missing} />
        </div>
      </div>
      <a href={`#${next}`} aria-label="Rolar até a próxima seção" className="hero-down">
        <span />
      </a>
    </section>
  )
}

/** None to a page that this hotel does without (PAGE-9). */
function CallToAction({ hero, missing }: { hero: HeroContent; missing: Route[] }) {
  if (!hero.cta_primary_text || !hero.cta_primary_url) return null
  if (leadsToOneOf(hero.cta_primary_url, missing, absoluteUrl(routes.home))) return null
  return (
    <a href={storedAddress(hero.cta_primary_url)} className={buttonClass('light')}>
      {hero.cta_primary_text}
    </a>
  )
}
