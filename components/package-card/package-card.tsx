import { countLabel } from '@/lib/count-label'
import { todayInHotel } from '@/lib/dates'
import { formatMoney } from '@/lib/format'
import type { Conditions } from '@/lib/hotel/conditions/fields'
import { mergeTerms } from '@/lib/hotel/conditions/terms'
import { namingSection } from '@/lib/hotel/naming/fields'
import { nameOfCode } from '@/lib/hotel/naming/words'
import { focusStyle, pictureOf } from '@/lib/media/images/picture'
import { packageImage, packageTitle, priceUnit, stayLabel } from '@/lib/packages/display'
import { hasEnded } from '@/lib/packages/expiry'
import type { Package } from '@/lib/packages/fields'
import { discountPercentage, instalmentText, pixText } from '@/lib/packages/pricing'
import { packageTeaser } from '@/lib/packages/teaser'
import { packagePath } from '@/lib/paths'
import { getSection } from '@/lib/site/site-content'
import { siteMoment } from '@/lib/site/site-preview'
import { PackageCardView } from './package-card-view'

type Props = {
  pkg: Package
  /** Applies if the package has no conditions of its own. */
  hotelConditions: Conditions
  /** Whether the card shares its row with at most one other. */
  wide?: boolean
  /** Whether the card may be visible without scrolling. */
  early?: boolean
}

export async function PackageCard({ pkg, hotelConditions, wide, early }: Props) {
  const [{ package_categories }, moment] = await Promise.all([getSection(namingSection), siteMoment()])
  const image = packageImage(pkg)
  const { alt } = pictureOf(pkg, image ?? '')
  const terms = mergeTerms(hotelConditions, pkg.conditions)
  // A draft may lack a price.
  const isPriced = pkg.price > 0
  const today = todayInHotel(moment)
  const ways = isPriced ? [instalmentText(pkg.price, terms), pixText(pkg.price, terms)] : []
  return (
    <PackageCardView
      wide={wide}
      early={early}
      href={packagePath(pkg.slug)}
      label={[nameOfCode(pkg.category, package_categories), pkg.monthLabel].filter(Boolean).join(' · ')}
      title={packageTitle(pkg)}
      image={image}
      {...(alt && { alt })}
      {...focusStyle(pkg, image ?? '')}
      text={packageTeaser(pkg)}
      stay={stayLabel(pkg, today)}
      people={countLabel(pkg.details.maxCapacity, 'pessoa', 'pessoas')}
      features={pkg.features.slice(0, 4)}
      price={isPriced ? formatMoney(pkg.price) : 'Sob consulta'}
      unit={priceUnit(pkg).split(', ').slice(0, 2).join(', ')}
      ways={ways.flatMap((way) => way ?? [])}
      discount={discountPercentage(pkg)}
      {...(hasEnded(pkg, today) && { ended: true })}
    />
  )
}
