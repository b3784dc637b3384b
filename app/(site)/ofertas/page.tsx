import type { CSSProperties, ReactNode } from 'react'
import { BookingTrigger } from '@/components/booking/booking-trigger'
import { PackageCard } from '@/components/package-card/package-card'
import { JsonLd } from '@/components/seo/json-ld'
import { buttonClass } from '@/components/ui/button'
import { Carousel } from '@/components/ui/carousel'
import { DeferredPart } from '@/components/ui/deferred-part'
import { Divider } from '@/components/ui/divider'
import { PhoneLink } from '@/components/ui/phone-link'
import { ResponsiveImage } from '@/components/ui/responsive-image'
import { UnavailableNote } from '@/components/ui/unavailable-note'
import { todayInHotel } from '@/lib/dates'
import { conditionsSection } from '@/lib/hotel/conditions/fields'
import { phonesIn } from '@/lib/hotel/contact'
import { namingSection } from '@/lib/hotel/naming/fields'
import { nameOfCode, roomWords } from '@/lib/hotel/naming/words'
import { focusStyle } from '@/lib/media/images/picture'
import { packageImage, packageTitle } from '@/lib/packages/display'
import { hasEnded } from '@/lib/packages/expiry'
import { packageFilters, packageYears } from '@/lib/packages/filters'
import { pagesSection } from '@/lib/pages/pages'
import { packagePath, routes, unavailable } from '@/lib/paths'
import { absoluteUrl } from '@/lib/seo/absolute-url'
import { listJsonLd } from '@/lib/seo/json-ld'
import { pageMetadata } from '@/lib/seo/metadata'
import { getNamedPage } from '@/lib/site/page-queries'
import { getFeaturedPackages, getPackages, getRoomRows } from '@/lib/site/queries'
import { getHotel, getSection } from '@/lib/site/site-content'
import { siteMoment } from '@/lib/site/site-preview'
import { PackageList } from './package-list'

export async function generateMetadata() {
  const [{ packages }, { name }] = await Promise.all([getSection(pagesSection), getNamedPage('packages')])
  const { title, description } = packages
  return pageMetadata({
    title,
    name: `${name} de hospedagem`,
    description: description || 'Pacotes de hospedagem: encontre o pacote perfeito para você.',
    path: routes.packages,
  })
}

export default async function PackagesPage() {
  const [packages, featured, hotelConditions, { package_categories }] = await Promise.all([
    getPackages(),
    getFeaturedPackages(),
    getSection(conditionsSection),
    getSection(namingSection),
  ])
  const { name } = await getNamedPage('packages')
  const today = todayInHotel(await siteMoment())
  const filters = packageFilters(packages, package_categories)
  const [first] = featured
  // The hero already shows the first package, so the carousel shows it last.
  const turned = [...featured.slice(1), ...featured.slice(0, 1)]
  const hero = first ? packageImage(first) : null
  return (
    <>
      <PackagesHero image={hero} {...focusStyle(first ?? {}, hero ?? '')} />
      <FeaturedPackages
        cards={turned.map((pkg) => (
          <PackageCard
            key={pkg.slug}
            pkg={pkg}
            hotelConditions={hotelConditions}
            wide={featured.length < 3}
            early={pkg === turned[0]}
          />
        ))}
      />
      {packages.length === 0 ? (
        <NoPackages />
      ) : (
        <DeferredPart>
          <div className={first ? '' : 'pt-14 lg:pt-20'}>
            <PackageList
              filters={filters}
              names={filters.categories.map((category) => nameOfCode(category, package_categories))}
              packages={packages.map((pkg) => ({
                slug: pkg.slug,
                category: pkg.category,
                years: packageYears(pkg),
              }))}
              cards={packages.map((pkg, index) => (
                <PackageCard
                  key={pkg.slug}
                  pkg={pkg}
                  hotelConditions={hotelConditions}
                  early={!first && index === 0}
                />
              ))}
            />
          </div>
        </DeferredPart>
      )}
      <JsonLd
        trail={[{ name, path: routes.packages }]}
        things={[
          listJsonLd(
            packages
              .filter((pkg) => !hasEnded(pkg, today))
              .map((pkg) => ({ name: packageTitle(pkg), url: absoluteUrl(packagePath(pkg.slug)) })),
          ),
        ]}
      />
    </>
  )
}

const rotationMs = 4000

function FeaturedPackages({ cards }: { cards: ReactNode[] }) {
  if (cards.length === 0) return null
  return (
    <section className="section-space page-column max-md:py-6">
      <p className="label pb-4 max-lg:hidden">Escolhas da estação</p>
      <h2 className="mb-4 font-display text-h2 md:mb-6 lg:mb-10">Pacotes em destaque</h2>
      <Carousel
        label="Pacotes em destaque"
        perView={{ base: 1, md: Math.min(2, cards.length), lg: Math.min(3, cards.length) }}
        autoplayMs={rotationMs}
        slides={cards}
      />
    </section>
  )
}

async function NoPackages() {
  const [{ configuration }, rooms, naming] = await Promise.all([
    getHotel(),
    getRoomRows(),
    getSection(namingSection),
  ])
  const { phone } = configuration
  const { many, by } = roomWords(naming)
  return (
    <section aria-labelledby="sem-pacotes" className="section-space page-column">
      <h2 id="sem-pacotes" className="font-display text-h2">
        Reserve também sem pacote
      </h2>
      <p className="mt-6 max-w-measure text-ink-600 text-lead">
        Escolha as datas, e preparamos a estadia com você.
      </p>
      <p className="mt-8 flex flex-wrap items-center gap-4">
        <BookingTrigger className={buttonClass('primary')}>Reservar Agora</BookingTrigger>
        {rooms.length > 0 && (
          <a href={routes.rooms} className={buttonClass('outline')}>
            {`Conheça ${by('os', 'as')} ${many}`}
          </a>
        )}
        {phonesIn(phone).map((number) => (
          <PhoneLink key={number.label} {...number} className="text-link" />
        ))}
      </p>
    </section>
  )
}

/** Fades the picture out above the text, so that they never overlap. */
function PackagesHero({ image, style }: { image: string | null; style?: CSSProperties }) {
  return (
    <section
      id={unavailable}
      className="group on-dark relative isolate flex items-end bg-forest-950 md:min-h-[max(26rem,56svh)]"
    >
      <div className="packages-picture">
        <ResponsiveImage
          src={image}
          alt=""
          sizes="(min-width: 40rem) and (orientation: landscape) max(52vw, 84vh), max(100vw, 84vh - 320px)"
          place="large"
          preload
          style={{ objectPosition: '50% 10%', ...style }}
        />
      </div>
      <div className="page-column pt-[calc(var(--bar)+3.5rem)] pb-8 md:pb-14 lg:pb-20">
        <Divider className="text-gold-300" />
        <h1 className="mt-6 max-w-[8em] font-display text-display">Nossos Pacotes Especiais</h1>
        <p className="mt-5 text-lead">Encontre o pacote perfeito para você</p>
        <UnavailableNote fragment={unavailable} className="text-gold-300">
          O pacote que você procura não está disponível.
        </UnavailableNote>
      </div>
    </section>
  )
}
