import { shownImage } from '@/lib/media/images/addresses'
import { parseVideo } from '@/lib/video'
import type { Hero } from './fields'

/** Returns the still pictures behind the hero, before a video or without one; null if the hotel has none. */
export function heroPictures(hero: Hero): Record<'wide' | 'upright', string | null> {
  const wide = stillOf(hero.background_url, hero.background_poster_url)
  const upright = stillOf(hero.mobile_background_url, hero.mobile_background_poster_url)
  return { wide: wide ?? upright, upright: upright ?? wide }
}

// A background may be an image, which replaces a video's first frame.
function stillOf(background: string | null, poster: string | null) {
  const video = parseVideo(background)
  if (!video) return shownImage(background)
  return shownImage(poster) ?? (video.kind === 'file' ? video.poster : null)
}

/** Returns the hero's texts, with defaults for empty ones (HOME-2). */
export function heroWords({ title, subtitle }: Pick<Hero, 'title' | 'subtitle'>) {
  return {
    title: title || 'Seu refúgio exclusivo no campo',
    subtitle: subtitle || 'Um hotel boutique onde a natureza encontra o luxo em perfeita harmonia',
  }
}
