import type { Metadata } from 'next'
import Link from 'next/link'
import { siteLinks } from '@/components/site-frame/site-links'
import { buttonClass } from '@/components/ui/button'
import { Divider } from '@/components/ui/divider'
import { env } from '@/lib/env'
import { imageSources } from '@/lib/images/source-set'
import { routes } from '@/lib/paths'
import { getHotel } from '@/lib/site/queries'
import SiteLayout from './(site)/layout'
import { HtmlDocument } from './html-document'

/** Seconds; the header and the footer show the hotel's content. */
export const revalidate = 60

export async function generateMetadata(): Promise<Metadata> {
  const title = `Página não encontrada · ${(await getHotel()).name}`
  return { title, metadataBase: new URL(env().SITE_URL) }
}

/** NAV-3. A `not-found` file would travel inside every page, and leave unknown addresses blank without script. */
export default function GlobalNotFound() {
  return (
    <HtmlDocument browserNavigates>
      <SiteLayout>
        <section className="on-dark relative isolate grid min-h-[calc(100svh-5.5rem)] content-end">
          <div className="absolute inset-0 -z-10">
            {/* Not a `ResponsiveImage`: with another client component than the layout's, the bundler would give this page a
                chunk that repeats the layout's, and every page would load both. */}
            <picture>
              <source type="image/avif" srcSet={mist.avif} sizes="max(100vw, 140vh)" />
              <img alt="" className="image" src={mist.src} />
            </picture>
          </div>
          <div className="veil-text pb-12 lg:pb-18">
            <div className="page-column">
              <Divider className="mb-6" />
              <h1 lang="en" className="font-display text-display">
                Oops! Page not found
              </h1>
              <p className="mt-5 max-w-[46ch] text-lead">
                A névoa da serra encobriu esta página. Ela mudou de endereço ou nunca existiu, mas o caminho
                de volta é curto.
              </p>
              <div className="mt-10 flex flex-wrap items-center gap-x-10 gap-y-6">
                <Link href={routes.home} className={buttonClass('light')}>
                  Voltar ao início
                </Link>
                <ul className="flex flex-wrap gap-x-8" aria-label="Talvez você procure">
                  {suggestions.map(({ label, href }) => (
                    <li key={href}>
                      <Link href={href} prefetch={false} className={suggestion}>
                        {label}
                      </Link>
                    </li>
                  ))}
                </ul>
              </div>
            </div>
          </div>
        </section>
      </SiteLayout>
    </HtmlDocument>
  )
}

const mist = imageSources('/images/montanhas-nevoa.jpg', 'large')

const suggestions = siteLinks.filter(({ href }) =>
  [routes.rooms, routes.restaurant, routes.packages].includes(href),
)

const suggestion =
  'inline-flex min-h-12 items-center font-display text-h3 underline decoration-gold-500 decoration-1 ' +
  'underline-offset-8 transition-colors duration-200 hover:text-gold-300'
