import type { Package } from './schema'

type Dated = Pick<Package, 'dates'>

/** Whether the stay, or else the offer, ended before `today` (`yyyy-mm-dd` at the hotel), shown as 'Encerrado' (OFF-16). */
export function hasEnded({ dates }: Dated, today: string): boolean {
  const end = dates.accommodationEnd ?? dates.offerEnd
  return end !== null && end < today
}

/** Whether 'Ocultar ao fim da oferta' hides the package (OFF-11); `today` is `yyyy-mm-dd` at the hotel. */
export function isHidden(pkg: Dated & Pick<Package, 'hideAtEnd'>, today: string): boolean {
  return pkg.hideAtEnd === true && isOver(pkg, today)
}

/** Whether an active package's offer or stay ended before `today` (`yyyy-mm-dd` at the hotel), shown as 'Vencida'. */
export function isExpired(pkg: Dated & Pick<Package, 'active'>, today: string): boolean {
  return pkg.active && isOver(pkg, today)
}

function isOver({ dates }: Dated, today: string) {
  return [dates.offerEnd, dates.accommodationEnd].some((end) => end !== null && end < today)
}
