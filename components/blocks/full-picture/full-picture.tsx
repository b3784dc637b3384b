import { Emblem } from '@/components/ui/emblem'
import { ResponsiveImage } from '@/components/ui/responsive-image'
import { type BlockProps, shownPicture } from '../block-props'

export function FullPicture({ block, facts, early }: BlockProps<'full_picture'>) {
  const { quote } = block
  const picture = shownPicture(block, block.image, facts.name)
  if (!picture) return null
  return (
    <figure
      className={`on-dark relative isolate flex aspect-4/5 items-end overflow-clip bg-forest-950 sm:aspect-16/9 ${quote ? 'lg:aspect-2/1' : 'lg:aspect-21/9'}`}
    >
      <ResponsiveImage
        {...picture}
        sizes="(min-width: 40rem) 100vw, 169vw"
        place="large"
        early={early}
        className="absolute inset-0 -z-20"
      />
      {quote && (
        <div className="veil-text pb-12 lg:pb-18">
          <blockquote className="page-column font-display text-h2">
            <Emblem className="mb-5 size-7 text-gold-300" />
            <p className="max-w-[24ch] text-balance">“{quote}”</p>
          </blockquote>
        </div>
      )}
    </figure>
  )
}
