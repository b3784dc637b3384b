import { BookingTrigger } from '@/components/booking/booking-trigger'
import { buttonClass } from '@/components/ui/button'
import { Divider } from '@/components/ui/divider'
import { Emblem } from '@/components/ui/emblem'
import { PhoneLink } from '@/components/ui/phone-link'
import { ResponsiveImage } from '@/components/ui/responsive-image'
import type { BlockOf } from '@/lib/pages/schema'
import { BlockSection, FactTable, Paragraphs, SectionTitle } from './block-parts'
import { type BlockProps, shownPicture, spaced } from './block-props'
import { numbered } from './numbered'

export function Columns({ block: { label, title, items }, id, joined }: BlockProps<BlockOf<'columns'>>) {
  return (
    <BlockSection id={id} joined={joined}>
      <SectionTitle id={id} label={label} title={title} />
      <ul
        className={`mt-12 grid gap-x-16 gap-y-10 lg:mt-16 ${items.length === 2 ? 'md:grid-cols-2' : 'md:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))]'}`}
      >
        {numbered(items).map((column) => (
          <li key={column.number} className="border-gold-500 border-t pt-6">
            <h3 className="font-display text-h3">{column.title}</h3>
            <p className="mt-3 text-ink-600">{column.text}</p>
          </li>
        ))}
      </ul>
    </BlockSection>
  )
}

export function Timeline({ block, id, joined }: BlockProps<BlockOf<'timeline'>>) {
  const { label, title, text, items } = block
  return (
    <BlockSection id={id} joined={joined} ground="sand" column="grid gap-x-16 gap-y-12 lg:grid-cols-12">
      <div className="lg:sticky lg:top-32 lg:col-span-5 lg:self-start">
        <SectionTitle id={id} label={label} title={title} />
        {text && <p className="mt-6 max-w-[40ch] text-ink-600">{text}</p>}
      </div>
      <ol className="border-t border-gold-line lg:col-span-7">
        {numbered(items).map((chapter) => (
          <li
            key={chapter.number}
            className="grid gap-x-8 gap-y-2 border-gold-line border-b py-8 sm:grid-cols-[--spacing(40)_1fr] lg:py-10"
          >
            <p
              className={`font-display text-forest-800 ${chapter.detail.length > 4 ? 'text-h3' : 'text-h2 lg:-mt-1.5'}`}
            >
              {chapter.detail}
            </p>
            <div className="min-w-0">
              <h3 className="font-display text-h3">{chapter.title}</h3>
              <p className="mt-2 max-w-[48ch] text-ink-600">{chapter.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </BlockSection>
  )
}

export function TextFacts({ block, id, joined }: BlockProps<BlockOf<'text_facts'>>) {
  const { label, title, text, note, facts } = block
  return (
    <BlockSection id={id} joined={joined} column="grid gap-x-16 gap-y-12 lg:grid-cols-12">
      <div className="lg:col-span-6">
        <SectionTitle id={id} label={label} title={title} />
        <div className="mt-6 grid max-w-[52ch] gap-5 text-ink-600">
          <Paragraphs text={text} />
        </div>
      </div>
      <div className="lg:col-span-5 lg:col-start-8 lg:self-end">
        {note && <h3 className="mb-5 label">{note}</h3>}
        <FactTable facts={facts} />
      </div>
    </BlockSection>
  )
}

export function Quote({ block: { quote, tone }, joined }: BlockProps<BlockOf<'quote'>>) {
  return (
    <div className={tone === 'dark' ? 'section-space on-dark bg-forest-950' : spaced(joined)}>
      <figure className="page-column">
        <div className="lg:ml-[16.6%]">
          <Emblem className="size-8 text-gold-500" />
          <blockquote className="mt-7 max-w-[24ch] text-balance font-display text-display leading-[1.1]">
            “{quote}”
          </blockquote>
        </div>
      </figure>
    </div>
  )
}

export function Statement({ block, id, joined }: BlockProps<BlockOf<'statement'>>) {
  const { label, title, text, button } = block
  return (
    <BlockSection id={id} joined={joined} column="grid gap-x-16 gap-y-10 lg:grid-cols-12">
      <div className="reveal lg:col-span-9">
        {label && <p className="label">{label}</p>}
        <h2 id={id} className={`font-display text-display leading-[1.1] ${label && 'mt-5'}`.trim()}>
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

export function Book({ block, id, joined, facts: { phones } }: BlockProps<BlockOf<'book'>>) {
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
        <p className="max-w-[44ch] text-ink-600">{text}</p>
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

/** Beside a picture; without one, the list is beside its title. */
export function Menu({ block, id, joined, early }: BlockProps<BlockOf<'menu'>>) {
  const { label, title, items, note } = block
  const picture = shownPicture(block, block.image, title)
  const list = (
    <>
      <ol className={`border-gold-line border-t ${picture ? 'mt-10' : 'lg:col-span-7'}`}>
        {numbered(items).map((item) => (
          <li key={item.number} className="border-gold-line border-b py-7">
            <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
              <h3 className="font-display text-h3">{item.title}</h3>
              {item.detail && <p className="text-ink-600 text-small even-figures">{item.detail}</p>}
            </div>
            {item.text && <p className="mt-2 max-w-[52ch] text-ink-600">{item.text}</p>}
          </li>
        ))}
      </ol>
      {note && (
        <p className={`mt-5 text-ink-600 text-small ${picture ? '' : 'lg:col-span-7 lg:col-start-6'}`}>
          {note}
        </p>
      )}
    </>
  )
  if (!picture) {
    return (
      <BlockSection id={id} joined={joined} ground="sand" column="grid gap-x-16 gap-y-6 lg:grid-cols-12">
        <SectionTitle id={id} label={label} title={title} className="lg:col-span-5" />
        {list}
      </BlockSection>
    )
  }
  return (
    <section aria-labelledby={id} className="bg-sand-100 lg:grid lg:grid-cols-[5fr_7fr]">
      <div className="aspect-4/3 bg-sand-200 lg:aspect-auto">
        <ResponsiveImage
          {...picture}
          sizes="(min-width: 64rem) max(74vw, 1300px), 112vw"
          place="large"
          early={early}
        />
      </div>
      <div className="page-gutter section-space lg:max-w-[calc(100%/7+var(--page)/2)] lg:pl-20">
        <SectionTitle id={id} label={label} title={title} />
        {list}
      </div>
    </section>
  )
}
