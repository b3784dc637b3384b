import { ResponsiveImage } from '@/components/ui/responsive-image'
import { imageAlt } from '@/lib/images/alt'
import { focusStyle } from '@/lib/images/picture'
import { packageImage, packageTitle } from '@/lib/packages/display'
import { discountPercentage } from '@/lib/packages/pricing'
import type { Package } from '@/lib/packages/schema'

export function PackageBand({ pkg, ended }: { pkg: Package; ended: boolean }) {
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
        style={{ objectPosition: '50% 30%' }}
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
