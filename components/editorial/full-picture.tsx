import { Blossom } from '@/components/ui/blossom'
import { Photo } from '@/components/ui/photo'
import type { Picture } from './picture'

export function FullPicture({ picture, quote }: { picture: Picture; quote?: string }) {
  return (
    <figure
      className={`on-dark relative isolate flex aspect-4/5 items-end overflow-hidden bg-forest-950 sm:aspect-16/9 ${quote ? 'lg:aspect-2/1' : 'lg:aspect-21/9'}`}
    >
      <Photo
        src={picture.src}
        alt={picture.alt}
        sizes="(min-width: 40rem) 107vw, 188vw"
        className={`absolute inset-0 -z-20 ${picture.crop ?? ''}`}
      />
      {quote && (
        <>
          <div className="veil absolute inset-0 -z-10 veil-side" />
          <blockquote className="page-column py-12 font-display text-h2 lg:py-18">
            <Blossom className="mb-5 size-7 text-gold-300" />
            <p className="max-w-[20ch] text-balance">“{quote}”</p>
          </blockquote>
        </>
      )}
    </figure>
  )
}
