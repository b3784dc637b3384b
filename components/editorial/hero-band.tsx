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
      className="on-dark relative isolate flex min-h-[max(26rem,60svh)] items-end overflow-hidden bg-forest-950"
    >
      {image && (
        <ResponsiveImage
          {...image}
          sizes="max(100vw, 81vh, 562px)"
          place="large"
          preload
          className="absolute inset-0 -z-20"
        />
      )}
      <div className="veil-text pb-12 lg:pb-18">
        <div className="page-column">
          <Divider className="text-gold-300" />
          <h1 className="mt-6 max-w-[10em] font-display text-display">{title}</h1>
          {lead && <p className="mt-5 max-w-[52ch] text-balance text-lead">{lead}</p>}
        </div>
      </div>
    </section>
  )
}
