import { BookingTrigger } from '@/components/booking/booking-trigger'
import { buttonClass } from '@/components/ui/button'
import { Divider } from '@/components/ui/divider'
import { PhoneLink } from '@/components/ui/phone-link'
import { BlockSection } from '../block-parts'
import type { BlockProps } from '../block-props'

export function Book({ block, id, joined, facts: { phones } }: BlockProps<'book'>) {
  const { title, text, button } = block
  const column = 'grid gap-x-16 gap-y-8 lg:grid-cols-12 lg:items-end'
  return (
    <BlockSection id={id} joined={joined} ground="sand" column={column}>
      <div className="lg:col-span-7">
        <Divider className="mb-8" />
        <h2 id={id} className="max-w-[16ch] font-display text-display">
          {title}
        </h2>
      </div>
      <div className="lg:col-span-5 lg:pb-2">
        <p className="max-w-[48ch] text-ink-600">{text}</p>
        <div className="mt-7 flex flex-wrap items-center gap-x-8 gap-y-4">
          <BookingTrigger className={buttonClass('primary', 'wrap-anywhere')}>
            {button || 'RESERVAR AGORA'}
          </BookingTrigger>
          {phones.map(
            (number, index) =>
              number.href && (
                <PhoneLink key={number.label} {...number} className={phoneLink}>
                  {index === 0 ? 'ou ligue ' : 'ou '}
                </PhoneLink>
              ),
          )}
        </div>
      </div>
    </BlockSection>
  )
}

const phoneLink = 'text-link text-forest-800 even-figures'
