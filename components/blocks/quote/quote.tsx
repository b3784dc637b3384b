import { Emblem } from '@/components/ui/emblem'
import { type BlockProps, spacingClass } from '../block-props'

export function Quote({ block: { quote, tone }, joined }: BlockProps<'quote'>) {
  return (
    <div className={tone === 'dark' ? 'section-space on-dark bg-forest-950' : spacingClass(joined)}>
      <figure className="page-column">
        <div className="lg:ml-[16.6%]">
          <Emblem className="size-8 text-gold-500" />
          <blockquote className="mt-7 max-w-[24ch] text-balance font-display text-display">
            “{quote}”
          </blockquote>
        </div>
      </figure>
    </div>
  )
}
