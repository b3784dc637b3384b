'use client'

import { AboutBlock } from '@/components/blocks/about-block'
import { Accommodations } from '@/components/blocks/accommodations'
import { Amenities } from '@/components/blocks/amenities'
import { amenitiesOf, type BlockProps, type HotelFacts, shownPictures } from '@/components/blocks/block-props'
import { Welcome } from '@/components/blocks/welcome'
import { type KindName, kinds } from '@/lib/pages/kinds'
import type { Block } from '@/lib/pages/schema'
import { routes } from '@/lib/paths'

type Props = { kind: KindName; block: Block; facts: HotelFacts }

/** By the site's own components; of what only the server can fill, its head and a word. */
export function DrawnBlock({ kind, block, facts }: Props) {
  const props: BlockProps = { block, facts, id: 'previa', joined: false }
  const { label, title, text, caption, images } = block
  switch (kind) {
    case 'welcome':
      return <Welcome {...props} />
    case 'accommodations':
      return (
        <Accommodations
          {...{ label, title, text }}
          joined={false}
          images={shownPictures(block, images, caption)}
          captions={caption}
          href={routes.rooms}
        />
      )
    case 'amenities':
      return <Amenities id="previa" joined={false} {...{ label, title, text }} items={amenitiesOf(block)} />
    case 'film':
    case 'offers':
    case 'location':
    case 'testimonials':
      return <FilledElsewhere kind={kind} title={title} />
    default:
      return <AboutBlock {...props} />
  }
}

function FilledElsewhere({ kind, title }: { kind: KindName; title: string }) {
  return (
    <section className="section-space">
      <div className="page-column">
        <h2 className="font-display text-h2">{title || kinds[kind].name}</h2>
        <p className="mt-4 max-w-measure text-ink-600">{kinds[kind].text}</p>
      </div>
    </section>
  )
}
