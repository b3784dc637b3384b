import type { CSSProperties } from 'react'
import { Divider } from '@/components/ui/divider'
import { ResponsiveImage } from '@/components/ui/responsive-image'

/** The picture fades into the ground before the words begin, so that nothing in it stands behind them. */
export function PackagesHero({ image, style }: { image: string | null; style?: CSSProperties }) {
  return (
    <section className="on-dark relative isolate flex items-end bg-forest-950 md:min-h-[max(26rem,56svh)]">
      <div className="packages-picture">
        <ResponsiveImage
          src={image}
          alt=""
          sizes="(min-width: 40rem) and (orientation: landscape) max(52vw, 84vh), max(100vw, 84vh - 320px)"
          place="large"
          preload
          {...(style && { style })}
        />
      </div>
      <div className="page-column pt-36 pb-8 md:pb-14 lg:pb-20">
        <Divider className="text-gold-300" />
        <h1 className="mt-6 max-w-[16ch] font-display text-display">Nossos Pacotes Especiais</h1>
        <p className="mt-5 text-lead">Encontre o pacote perfeito para você</p>
      </div>
    </section>
  )
}
