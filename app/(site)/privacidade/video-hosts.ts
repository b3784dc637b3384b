import type { Hero } from '@/lib/hotel/schema'
import { parseVideo, type Video } from '@/lib/video'

type Films = Pick<Hero, 'background_url' | 'mobile_background_url' | 'video_section_url'>

/** The other hosts that the background videos come from: `Vimeo`, `YouTube` or a host name. */
export function videoHosts(films: Films): string[] {
  return [...new Set(videosOf(films).flatMap((video) => hostOf(video) ?? []))]
}

export function hasVideos(films: Films): boolean {
  return videosOf(films).some(Boolean)
}

function videosOf({ background_url, mobile_background_url, video_section_url }: Films) {
  return [background_url, mobile_background_url, video_section_url].map(parseVideo)
}

function hostOf(video: Video | null) {
  if (video?.kind === 'vimeo') return 'Vimeo'
  if (video?.kind === 'youtube') return 'YouTube'
  return URL.parse(video?.sources[0]?.src ?? '')?.host
}
