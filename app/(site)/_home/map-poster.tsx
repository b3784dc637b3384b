import { Blossom } from '@/components/ui/blossom'

/** A drawn map of the valley, the hotel in its middle; says nothing that the address beside it does not say. */
export function MapPoster() {
  return (
    <div className="absolute inset-0" aria-hidden="true">
      {/* biome-ignore lint/performance/noImgElement: a drawing of lines needs no optimiser */}
      <img
        src="/images/mapa-relevo.svg"
        alt=""
        loading="lazy"
        width={1600}
        height={1200}
        className="h-full w-full object-cover"
      />
      <div className="absolute bottom-1/2 left-1/2 flex -translate-x-1/2 flex-col items-center">
        <span className="grid size-14 place-items-center rounded-full border border-gold-500 bg-forest-950">
          <Blossom className="size-7 text-gold-300" />
        </span>
        <span className="h-6 w-px bg-gold-500" />
      </div>
      <div className="absolute inset-x-0 bottom-0 h-40 bg-linear-to-t from-forest-950/80 to-transparent" />
    </div>
  )
}
