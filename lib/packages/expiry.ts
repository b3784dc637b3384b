import type { Package } from './schema'

/** 'Ocultar ao fim da oferta' (OFF-11); `today` is `yyyy-mm-dd` at the hotel. */
export function isHidden({ hideAtEnd, dates }: Pick<Package, 'hideAtEnd' | 'dates'>, today: string): boolean {
  const end = dates.offerEnd ?? dates.accommodationEnd
  return hideAtEnd === true && end !== null && end < today
}

/** 'Vencida': an active package whose offer or stay ended before `today` (`yyyy-mm-dd` at the hotel). */
export function isExpired({ active, dates }: Pick<Package, 'active' | 'dates'>, today: string): boolean {
  return active && [dates.offerEnd, dates.accommodationEnd].some((end) => end !== null && end < today)
}
