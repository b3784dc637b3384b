import { termsOf, termsRows } from '@/lib/conditions/terms'
import { hasEnded } from '@/lib/packages/expiry'
import type { Package } from '@/lib/packages/schema'
import { getConditions } from '@/lib/site/queries'
import { accentStyle } from './accent-style'
import { ArrivalLine } from './arrival-line'
import { EndedBar } from './ended'
import { GoodToKnow } from './good-to-know'
import { OtherPackages } from './other-packages'
import { PackageBand } from './package-band'
import { PackageDetails } from './package-details'
import { PackageGallery } from './package-gallery'
import { PackageHead } from './package-head'
import { Highlights, Included } from './package-lists'
import { PriceBar } from './price-bar'
import { PrintFoot } from './print-foot'

type Props = { pkg: Package; others: Package[] /** `yyyy-mm-dd` at the hotel. */; today: string }

/** The whole page of a package; its preview is this, too. */
export async function PackageView({ pkg, others, today }: Props) {
  const ended = hasEnded(pkg, today)
  const hotelConditions = await getConditions()
  const terms = termsOf(hotelConditions, pkg.conditions)
  return (
    <div style={accentStyle(pkg)} className="package">
      <PackageBand pkg={pkg} ended={ended} />
      <div className="package-with-price">
        <div className="page-column grid gap-x-16 gap-y-12 pt-8 pb-20 lg:grid-cols-12 lg:grid-rows-[auto_auto_1fr] lg:pb-32">
          <PackageHead pkg={pkg} ended={ended} />
          <PackageDetails pkg={pkg} terms={terms} ended={ended} />
          <div className="grid min-w-0 grid-cols-1 gap-14 lg:col-span-7">
            <GoodToKnow rows={termsRows(terms, hotelConditions)} />
            <PackageGallery pkg={pkg} />
            <Included features={pkg.features} />
            <Highlights highlights={pkg.highlights} />
            <ArrivalLine />
          </div>
        </div>
        {ended ? <EndedBar /> : <PriceBar pkg={pkg} terms={terms} />}
        <PrintFoot pkg={pkg} ended={ended} />
      </div>
      <OtherPackages packages={others} hotelConditions={hotelConditions} />
    </div>
  )
}
