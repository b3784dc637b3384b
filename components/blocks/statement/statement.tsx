import { BookingTrigger } from '@/components/booking/booking-trigger'
import { buttonClass } from '@/components/ui/button'
import { BlockSection } from '../block-parts'
import type { BlockProps } from '../block-props'

export function Statement({ block, id, joined }: BlockProps<'statement'>) {
  const { label, title, text, button } = block
  return (
    <BlockSection id={id} joined={joined} column="grid gap-x-16 gap-y-10 lg:grid-cols-12">
      <div className="reveal lg:col-span-9">
        {label && <p className="label">{label}</p>}
        <h2 id={id} className={`font-display text-display ${label && 'mt-5'}`.trim()}>
          {title}
        </h2>
      </div>
      <div className="reveal lg:col-span-5 lg:col-start-8">
        <p className="max-w-measure text-ink-600">{text}</p>
        <BookingTrigger className={buttonClass('primary', 'mt-8 wrap-anywhere')}>
          {button || 'RESERVAR AGORA'}
        </BookingTrigger>
      </div>
    </BlockSection>
  )
}
