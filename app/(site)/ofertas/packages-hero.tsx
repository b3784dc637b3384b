import { Divider } from '@/components/ui/divider'
import { ResponsiveImage } from '@/components/ui/responsive-image'

export function PackagesHero({ image }: { image: string }) {
  return (
    <section className="on-dark relative isolate flex min-h-72 md:min-h-[max(26rem,56svh)] items-end bg-forest-950">
      <ResponsiveImage src={image} alt="" sizes="100vw" preload className="absolute inset-0 -z-20" />
      <div className="veil absolute inset-0 -z-10" />
      <div className="page-column pt-24 pb-8 md:pt-32 md:pb-14 lg:pb-20">
        <Divider className="text-gold-300" />
        <h1 className="mt-6 max-w-[16ch] font-display text-display">Nossos Pacotes Especiais</h1>
        <p className="mt-5 text-lead">Encontre o pacote perfeito para você</p>
      </div>
    </section>
  )
}
