import type { CSSProperties } from 'react'
import { galleryPictures } from '@/components/blocks/block-props'
import { PackageOfPage } from '@/components/booking/package-of-page'
import { PictureCarousel } from '@/components/lightbox/picture-carousel'
import { PackageCard } from '@/components/package-card/package-card'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { buttonClass } from '@/components/ui/button'
import { DeferredPart } from '@/components/ui/deferred-part'
import { Icon } from '@/components/ui/icon'
import { NearLink } from '@/components/ui/near-link'
import { ResponsiveImage } from '@/components/ui/responsive-image'
import { accentColors } from '@/lib/brand/color'
import { countLabel } from '@/lib/count-label'
import { formatMoney } from '@/lib/format'
import { type Conditions, conditionsSection } from '@/lib/hotel/conditions/fields'
import { mergeTerms, type Terms, termsRows } from '@/lib/hotel/conditions/terms'
import { type Contacts, contactsSection } from '@/lib/hotel/identity/fields'
import { namingSection } from '@/lib/hotel/naming/fields'
import { nameOfCode } from '@/lib/hotel/naming/words'
import { focusStyle, imageAlt } from '@/lib/media/images/picture'
import { nightsOf, packageImage, packageTitle, stayLabel } from '@/lib/packages/display'
import { hasEnded } from '@/lib/packages/expiry'
import type { Package } from '@/lib/packages/fields'
import { discountPercentage, instalmentText, pixText } from '@/lib/packages/pricing'
import { packagePath, roomPath, routes } from '@/lib/paths'
import { getArrival } from '@/lib/site/arrival'
import { getNamedPage } from '@/lib/site/page-queries'
import { getRoomRows } from '@/lib/site/queries'
import { getSection } from '@/lib/site/site-content'
import { GoodToKnow } from './good-to-know'
import { hoursOf, PackageFacts, PriceCard } from './package-details'
import { AskAboutPackage, EndedBar, Highlights, Included, ReserveButton } from './package-parts'
import { OthersSection, PackageSection } from './package-section'
import { PrintFoot } from './print-foot'

type Props = { pkg: Package; others: Package[] /** The date at the hotel, `yyyy-mm-dd`. */; today: string }

export async function PackageView({ pkg, others, today }: Props) {
  const ended = hasEnded(pkg, today)
  const hotelConditions = await getSection(conditionsSection)
  const terms = mergeTerms(hotelConditions, pkg.conditions)
  const contacts = await getSection(contactsSection)
  return (
    <div style={accentStyle(pkg)} className="package">
      {!ended && (
        <PackageOfPage
          name={packageTitle(pkg)}
          from={pkg.dates.accommodationStart ?? undefined}
          to={pkg.dates.accommodationEnd ?? undefined}
        />
      )}
      <PackageBand pkg={pkg} ended={ended} />
      <div className="package-with-price">
        <div className="page-column grid gap-x-16 gap-y-12 pt-8 pb-20 lg:grid-cols-12 lg:grid-rows-[auto_1fr] lg:pb-32">
          <PackageHead {...{ pkg, contacts, ended, today }} />
          <PriceCard {...{ pkg, terms, ended }} />
          <div className="package-parts grid min-w-0 grid-cols-1 gap-14 lg:col-span-7">
            <PackageGallery pkg={pkg} />
            <DeferredPart>
              <Included features={pkg.features} />
              <Highlights highlights={pkg.highlights} />
              <PackageFacts {...{ pkg, contacts, terms, ended, today }} />
              <GoodToKnow rows={termsRows(terms, hotelConditions)} />
              <ArrivalLine />
            </DeferredPart>
          </div>
        </div>
        {ended ? <EndedBar /> : <PriceBar pkg={pkg} terms={terms} />}
        <PrintFoot
          path={packagePath(pkg.slug)}
          label={ended ? 'Pacote completo' : 'Pacote completo e reservas'}
        />
      </div>
      <DeferredPart>
        <OtherPackages packages={others} hotelConditions={hotelConditions} />
      </DeferredPart>
    </div>
  )
}

type AccentStyle = CSSProperties & Record<`--${string}`, string>

/** `--accent` colours backgrounds, `--on-accent` text on them, and `--accent-ink` text on light backgrounds (OFF-15). */
function accentStyle({ primaryColor }: Pick<Package, 'primaryColor'>): AccentStyle {
  const { solid, onSolid, ink } = accentColors(primaryColor)
  return { '--accent': solid, '--on-accent': onSolid, '--accent-ink': ink }
}

/** Renders nothing if the hotel has no page 'Antes de chegar'. */
async function ArrivalLine() {
  if (!(await getArrival())) return null
  return (
    <p className="text-ink-600 print:hidden">
      <a href={routes.arrival} className="text-link">
        Antes de chegar: o que ajuda a chegar bem
      </a>
    </p>
  )
}

function OtherPackages({ packages, hotelConditions }: { packages: Package[]; hotelConditions: Conditions }) {
  if (packages.length === 0) return null
  return (
    <OthersSection
      title="Outros pacotes"
      link={
        <NearLink href={routes.packages} className={buttonClass('outline')}>
          Ver Todas as Ofertas
        </NearLink>
      }
    >
      <div className="package-list">
        <ul>
          {packages.map((pkg) => (
            <li key={pkg.slug}>
              <PackageCard pkg={pkg} hotelConditions={hotelConditions} />
            </li>
          ))}
        </ul>
      </div>
    </OthersSection>
  )
}

function PackageBand({ pkg, ended }: { pkg: Package; ended: boolean }) {
  const image = packageImage(pkg)
  const discount = ended ? 0 : discountPercentage(pkg)
  return (
    <div className="relative aspect-square w-full overflow-hidden bg-forest-950 sm:aspect-16/9 md:aspect-21/9 max-h-[58svh]">
      <ResponsiveImage
        src={image}
        alt={imageAlt(pkg, image ?? '') ?? packageTitle(pkg)}
        sizes="(min-width: 40rem) 100vw, 150vw"
        place="large"
        preload
        className="absolute inset-0"
        style={{ objectPosition: '50% 20%' }}
        {...focusStyle(pkg, image ?? '')}
      />
      {discount > 0 && (
        <div className="page-column absolute inset-x-0 bottom-6 lg:bottom-10">
          <p className="inline-block rounded-xs border border-current bg-(--accent) px-5 py-2.5 font-display text-(--on-accent) text-h3">
            <span className="sr-only">Desconto: </span>-{discount}%
          </p>
        </div>
      )}
    </div>
  )
}

function PackageGallery({ pkg }: { pkg: Package }) {
  const { gallery } = pkg.images
  const title = packageTitle(pkg)
  if (gallery.length === 0) return null
  return (
    <PackageSection id="galeria" title="Galeria">
      <PictureCarousel
        label={`Galeria do pacote ${title}`}
        images={galleryPictures(pkg, gallery, title)}
        frame="aspect-3/2 overflow-hidden rounded-xs bg-sand-200"
        sizes="(min-width: 64rem) min(52vw, 946px), 90vw"
      />
    </PackageSection>
  )
}

type HeadProps = { pkg: Package; contacts: Contacts; ended: boolean; today: string }

async function PackageHead({ pkg, contacts, ended, today }: HeadProps) {
  const { package_categories } = await getSection(namingSection)
  const { checkIn, checkOut } = hoursOf(pkg, contacts)
  const hours = [checkIn && `Check-in ${checkIn}`, checkOut && `Check-out ${checkOut}`].filter(Boolean)
  const rooms = await getRoomRows()
  const room = rooms.find(({ name, kind }) => [name, kind.title].includes(pkg.lodging))
  return (
    <header className="min-w-0 lg:col-span-7">
      <Breadcrumb label={(await getNamedPage('packages')).name} href={routes.packages} />
      <p className="mt-6 text-label uppercase">
        <span className="inline-block rounded-xs border border-(--accent-ink) bg-(--accent) px-3 py-1.5 text-(--on-accent)">
          {nameOfCode(pkg.category, package_categories)}
        </span>
        {ended && <span className="ml-3 inline-block rounded-xs border px-3 py-1.5">Encerrado</span>}
      </p>
      <h1 className="mt-5 font-display text-h2">{packageTitle(pkg)}</h1>
      <ul className="mt-5 grid gap-x-8 gap-y-2 font-medium sm:grid-cols-2 print:hidden">
        <li className={fact}>
          <Icon name="calendar" className="text-(--accent-ink)" />
          {`${stayLabel(pkg, today)}\u00a0· `}
          {countLabel(nightsOf(pkg), 'noite', 'noites')}
        </li>
        {pkg.lodging && (
          <li className={fact}>
            <Icon name="beds" className="text-(--accent-ink)" />
            {room ? (
              <a href={roomPath(room.slug)} className="underline underline-offset-4">
                {pkg.lodging}
              </a>
            ) : (
              pkg.lodging
            )}
          </li>
        )}
        <li className={fact}>
          <Icon name="guests" className="text-(--accent-ink)" />
          Até {countLabel(pkg.details.maxCapacity, 'pessoa', 'pessoas')}
        </li>
        {hours.length > 0 && (
          <li className={fact}>
            <Icon name="clock" className="text-(--accent-ink)" />
            {hours.join(' · ')}
          </li>
        )}
      </ul>
      <p className="mt-6 max-w-measure whitespace-pre-line text-ink-600 text-lead">{pkg.description}</p>
    </header>
  )
}

const fact = 'flex items-center gap-3 text-[length:min(1em,9vw)]'

/** Shows price and button at the bottom of small screens; a fixed bar would cover the footer, a sticky one does not. */
function PriceBar({ pkg, terms }: { pkg: Package; terms: Terms }) {
  const other = instalmentText(pkg.price, terms) ?? pixText(pkg.price, terms)
  return (
    <div className="package-price-bar page-gutter sticky bottom-0 z-30 flex items-center justify-between gap-3 border-t bg-sand-50 py-3 lg:hidden">
      {pkg.price > 0 ? (
        <p className="flex-none text-small leading-tight">
          <span className="text-ink-600">a partir de</span>
          <span className="block font-semibold text-lead leading-tight">{formatMoney(pkg.price)}</span>
          {other && <span className="text-ink-600 max-[22rem]:hidden">{other}</span>}
        </p>
      ) : (
        <p className="text-small">Sob consulta</p>
      )}
      <span className="flex min-w-0 grow justify-end gap-2">
        <ReserveButton pkg={pkg} className="min-w-0 max-w-64 grow px-1! text-center" />
        <AskAboutPackage pkg={pkg} className="square-button flex-none max-[22rem]:hidden" small />
      </span>
    </div>
  )
}
