import { Blossom } from '@/components/ui/blossom'

export function MapPoster() {
  return (
    <div className="map-poster" aria-hidden="true">
      {/* biome-ignore lint/performance/noImgElement: a drawing of lines needs no optimiser */}
      <img src="/images/mapa-relevo.svg" alt="" loading="lazy" width={1600} height={1200} className="image" />
      <span>
        <Blossom />
      </span>
    </div>
  )
}
