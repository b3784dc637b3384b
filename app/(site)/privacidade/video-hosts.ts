import type { Hero } from '@/lib/hotel/schema'
import { parseVideo, type Video } from '@/lib/video'

/** Where the site's background videos come from other than the site itself: `Vimeo`, `YouTube` or a host name. */
export function videoHosts(
  hero: Pick<Hero, 'background_url' | 'mobile_background_url' | 'video_section_url'>,
): string[] {
  const videos = [hero.background_url, hero.mobile_background_url, hero.video_section_url].map(parseVideo)
  return [...new Set(videos.flatMap((video) => hostOf(video) ?? []))]
}

function hostOf(video: Video | null) {
  if (video?.kind === 'vimeo') return 'Vimeo'
  if (video?.kind === 'youtube') return 'YouTube'
  return URL.parse(video?.sources[0]?.src ?? '')?.host
}
