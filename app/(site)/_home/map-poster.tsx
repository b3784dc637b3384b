import { Blossom } from '@/components/ui/blossom'

/** A drawn map of the valley, the hotel in its middle; says nothing that the address beside it does not say. */
export function MapPoster() {
  return (
    <div className="map-poster" aria-hidden="true">
      {/* biome-ignore lint/performance/noImgElement: a drawing of lines needs no optimiser */}
      <img src="/images/mapa-relevo.svg" alt="" loading="lazy" width={1600} height={1200} className="photo" />
      <span>
        <Blossom />
      </span>
    </div>
  )
}
