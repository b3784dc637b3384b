import { BackgroundVideo } from '@/components/ui/background-video'
import { ResponsiveImage } from '@/components/ui/responsive-image'
import { heroSection } from '@/lib/hotel/fields'
import { shownImage } from '@/lib/media/images/addresses'
import { pictureOf } from '@/lib/media/images/picture'
import { getSection } from '@/lib/site/site-content'
import { parseVideo } from '@/lib/video'

export async function Film() {
  const hero = await getSection(heroSection)
  const { video_section_url, video_section_poster_url } = hero
  const video = parseVideo(video_section_url)
  if (!video) return null
  const poster = shownImage(video_section_poster_url) ?? (video.kind === 'file' ? video.poster : null)
  return (
    <section aria-label="Vídeo do hotel" className="promo-video on-dark">
      <ResponsiveImage
        src={poster}
        alt={pictureOf(hero, poster ?? '').alt ?? ''}
        sizes="100vw"
        place="large"
      />
      <BackgroundVideo video={video} name="vídeo do hotel" />
    </section>
  )
}
