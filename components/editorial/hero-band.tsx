import type { CSSProperties } from 'react'
import { Divider } from '@/components/ui/divider'
import { ResponsiveImage } from '@/components/ui/responsive-image'

type Props = {
  image: { src: string; alt: string; style?: CSSProperties } | null
  title: string
  lead: string
}

export function HeroBand({ image, title, lead }: Props) {
  return (
    <section
      aria-label="Abertura"
      className="hero-band on-dark relative isolate overflow-clip bg-forest-950 pb-12 lg:pb-18"
    >
      {image && <ResponsiveImage {...image} sizes={sizes} place="large" preload />}
      <div className="page-column">
        <div className="hero-band-words relative pt-14">
          <Divider className="text-gold-300" />
          <h1 className="mt-6 max-w-[8em] font-display text-display">{title}</h1>
          {lead && <p className="mt-5 max-w-[52ch] text-balance text-lead">{lead}</p>}
        </div>
      </div>
    </section>
  )
}

// Of an image of 3:2; nine tenths of the pixels are enough.
const sizes =
  '(min-width: 40rem) and (orientation: landscape) max(100vw, 97vh, 562px), max(100vw, min(135vw, 70vh))'
