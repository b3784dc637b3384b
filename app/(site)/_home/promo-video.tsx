import { BackgroundVideo } from '@/components/ui/background-video'
import { ResponsiveImage } from '@/components/ui/responsive-image'
import { shownImage } from '@/lib/images/shown-image'
import { getHero } from '@/lib/site/queries'
import { parseVideo } from '@/lib/video'

export async function PromoVideo() {
  const { video_section_url, video_section_poster_url } = await getHero()
  const video = parseVideo(video_section_url)
  if (!video) return null
  const poster = shownImage(video_section_poster_url) ?? (video.kind === 'file' ? video.poster : null)
  return (
    <section aria-label="Vídeo do hotel" className="promo-video on-dark">
      <ResponsiveImage
        src={poster ?? '/images/chale-lago.jpg'}
        alt="Chalé de madeira com as janelas acesas à beira do lago, ao anoitecer"
        sizes="100vw"
        place="large"
      />
      <BackgroundVideo video={video} name="vídeo do hotel" />
    </section>
  )
}
