import { buttonClass } from '@/components/ui/button'
import { Divider } from '@/components/ui/divider'
import { heroSection } from '@/lib/hotel/fields'
import { heroPictures } from '@/lib/hotel/hero'
import type { MenuLink } from '@/lib/hotel/naming/words'
import { imageSources } from '@/lib/media/images/source-set'
import { routes } from '@/lib/paths'
import { missingSection } from '@/lib/server/cache/shared.mjs'
import { getMenu } from '@/lib/site/page-queries'
import { getSection } from '@/lib/site/site-content'

/** Renders the 404 page (NAV-3); `missingSection` sets the status of a page that is switched off. */
export async function MissingPage() {
  const [links, hero] = await Promise.all([getMenu(), getSection(heroSection)])
  const { wide } = heroPictures(hero)
  const suggested = suggestions(links)
  const picture = wide && imageSources(wide, 'large')
  return (
    <section
      {...missingSection}
      className="on-dark relative isolate grid min-h-[calc(100svh-var(--bar))] content-end"
    >
      <div className="absolute inset-0 -z-10">
        {/* The client component `ResponsiveImage` would make the bundler repeat the layout's chunk for every page. */}
        {picture ? (
          <picture>
            <source type="image/avif" srcSet={picture.avif} sizes="max(100vw, 140vh)" />
            <img alt="" className="image" src={picture.src} />
          </picture>
        ) : (
          <div className="drawn-ground" />
        )}
      </div>
      <div className="veil-text pb-12 lg:pb-18">
        <div className="page-column">
          <Divider className="mb-6" />
          <h1 lang="en" className="font-display text-display">
            Oops! Page not found
          </h1>
          <p className="mt-5 max-w-[48ch] text-lead">
            Esta página mudou de endereço ou nunca existiu, mas o caminho de volta é curto.
          </p>
          <div className="mt-10 flex flex-wrap items-center gap-x-10 gap-y-6">
            <a href={routes.home} className={buttonClass('light')}>
              Voltar ao início
            </a>
            {suggested.length > 0 && (
              <ul className="flex flex-wrap gap-x-8" aria-label="Talvez você procure">
                {suggested.map(({ label, href }) => (
                  <li key={href}>
                    <a href={href} className={suggestion}>
                      {label}
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </div>
        </div>
      </div>
    </section>
  )
}

function suggestions(links: MenuLink[]) {
  return links.filter(({ href }) => [routes.rooms, routes.restaurant, routes.packages].includes(href))
}

const suggestion =
  'inline-flex min-h-12 items-center font-display text-h3 underline decoration-gold-500 decoration-1 ' +
  'underline-offset-8 transition-colors duration-200 hover:text-gold-300'
