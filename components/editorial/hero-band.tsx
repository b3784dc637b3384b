import { Divider } from '@/components/ui/divider'
import { Photo } from '@/components/ui/photo'
import type { Picture } from './picture'

type Props = { picture: Picture; title: string; lead: string }

export function HeroBand({ picture, title, lead }: Props) {
  return (
    <section
      aria-label="Abertura"
      className="on-dark relative isolate flex min-h-[max(26rem,60svh)] items-end overflow-hidden bg-forest-950"
    >
      <Photo
        src={picture.src}
        alt={picture.alt}
        sizes="(min-width: 64rem) 100vw, (min-width: 40rem) 130vw, 200vw"
        preload
        className={`absolute inset-0 -z-20 ${picture.crop ?? ''}`}
      />
      <div className="veil absolute inset-0 -z-10 veil-side" />
      <div className="page-column pt-24 pb-12 lg:pb-18">
        <Divider className="text-gold-300" />
        <h1 className="mt-6 max-w-[20ch] font-display text-display">{title}</h1>
        <p className="mt-5 max-w-[46ch] text-lead">{lead}</p>
      </div>
    </section>
  )
}
