import type { Route } from 'next'
import type { CSSProperties } from 'react'
import { BackgroundVideo } from '@/components/ui/background-video'
import { buttonClass } from '@/components/ui/button'
import { Divider } from '@/components/ui/divider'
import { portraitMedia } from '@/components/ui/portrait-media'
import { type Hero as HeroContent, heroSection } from '@/lib/hotel/fields'
import { heroPictures, heroWords } from '@/lib/hotel/hero'
import { type Pictured, pictureOf } from '@/lib/media/images/picture'
import { type ImageSources, imageSources } from '@/lib/media/images/source-set'
import { leadsToOneOf, routes, storedAddress } from '@/lib/paths'
import { absoluteUrl } from '@/lib/seo/absolute-url'
import { getArrival } from '@/lib/site/arrival'
import { getHiddenPaths } from '@/lib/site/page-queries'
import { getSection } from '@/lib/site/site-content'
import { parseVideo } from '@/lib/video'

/** `next` is the id of the scroll hint's target. */
export async function Hero({ next }: { next: string }) {
  const [hero, hidden, arrival] = await Promise.all([getSection(heroSection), getHiddenPaths(), getArrival()])
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

/** Renders nothing if the button's target page is switched off (PAGE-9). */
function CallToAction({ hero, missing }: { hero: HeroContent; missing: Route[] }) {
  if (!hero.cta_primary_text || !hero.cta_primary_url) return null
  if (leadsToOneOf(hero.cta_primary_url, missing, absoluteUrl(routes.home))) return null
  return (
    <a href={storedAddress(hero.cta_primary_url)} className={buttonClass('light')}>
      {hero.cta_primary_text}
    </a>
  )
}

// Sizes of 16:9 and 2:3 images that fill the window; 90 % of the pixels suffice below the overlay.
const wideSizes = 'max(100vw, 162vh)'
const uprightSizes = 'max(100vw, 61vh)'

type Shown = { hero: Pictured } & Record<'wide' | 'upright', string | null>

/** Renders both pictures, of which the browser loads one. A server component adds less to the page than a client component. */
export function HeroPoster({ wide, upright, hero }: Shown) {
  if (wide === null || upright === null) return <div className="drawn-ground absolute inset-0" />
  const { alt = usualAlt, focus } = pictureOf(hero, wide)
  const { alt: uprightAlt = usualAlt, focus: uprightFocus } = pictureOf(hero, upright)
  const sources = imageSources(wide, 'large')
  const uprightSources = imageSources(upright, 'large')
  return (
    <>
      <picture>
        <Source media={portraitMedia} sizes={uprightSizes} {...uprightSources} />
        <source media={portraitMedia} srcSet={uprightSources.src} />
        <Source sizes={wideSizes} {...sources} />
        <img
          alt={alt === uprightAlt ? alt : ''}
          width={1600}
          height={900}
          fetchPriority="high"
          src={sources.src}
          className="image absolute inset-0"
          {...((focus || uprightFocus) && { style: focusVariables(focus, uprightFocus) })}
        />
      </picture>
      {/* One `<img>` cannot describe two pictures, so each gets an overlay with its description. */}
      {alt !== uprightAlt &&
        [
          [alt, 'portrait:hidden'],
          [uprightAlt, 'landscape:hidden'],
        ].map(([words, hidden]) => (
          <span key={hidden} role="img" aria-label={words} className={`absolute inset-0 ${hidden}`} />
        ))}
    </>
  )
}

const usualAlt = 'Fotografia do hotel'

/** Returns custom properties, because one `<img>` shows either picture and CSS picks its focal point. */
function focusVariables(focus = '50% 50%', upright = '50% 50%') {
  return { '--focus': focus, '--upright-focus': upright } as CSSProperties
}

type Props = ImageSources & { media?: string; sizes: string }

function Source({ avif, src, media, sizes }: Props) {
  return <source media={media} type={avif && 'image/avif'} srcSet={avif ?? src} sizes={sizes} />
}
