import { sourceAt } from '@/lib/media/images/source-set'
import type { RoomRow } from '@/lib/rooms/rows'
import { parseVideo } from '@/lib/video'
import { PackageSection } from '../../oferta/[slug]/package-section'

/** Nothing of it is loaded before the guest starts it, and nothing of another site: such a film is a link. */
export function RoomFilm({ room: { name, video_url, images } }: { room: RoomRow }) {
  const film = parseVideo(video_url)
  if (!film || !video_url) return null
  const [picture] = images
  return (
    <PackageSection id="filme" title="Filme">
      {film.kind === 'file' && film.sources.every(({ src }) => src.startsWith('/')) ? (
        // biome-ignore lint/a11y/useMediaCaption: the hotel uploads films without captions
        <video
          controls
          playsInline
          preload="none"
          poster={film.poster ?? (picture && sourceAt(picture, 1200))}
          aria-label={`Filme: ${name}`}
          className="aspect-3/2 w-full rounded-xs bg-forest-950 object-cover"
        >
          {film.sources.map((source) => (
            <source key={source.src} {...source} />
          ))}
        </video>
      ) : (
        <a href={video_url} target="_blank" rel="noopener" className="text-link">
          Ver o filme{hosts[film.kind]}
          <span className="sr-only"> (abre em nova aba)</span>
        </a>
      )}
    </PackageSection>
  )
}

const hosts = { file: '', vimeo: ' no Vimeo', youtube: ' no YouTube' }
