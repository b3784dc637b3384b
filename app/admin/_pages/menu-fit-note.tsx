import { menuFit } from '@/lib/hotel/naming/menu-fit'
import { getMenu } from '@/lib/site/page-queries'
import { getHotel } from '@/lib/site/site-content'

/** Tells how many menu entries fit beside the hotel's name (NAV-5). */
export async function MenuFitNote() {
  const [links, { name, configuration }] = await Promise.all([getMenu(), getHotel()])
  const labels = links.map(({ label }) => label)
  const fit = menuFit(labels, configuration.logo_url ? null : name)
  return <p className="field-hint mt-3">{describeMenuFit(labels, fit)}</p>
}

/** Describes how many entries fit, from the narrowest to the widest screens with a menu beside the name. */
export function describeMenuFit({ length }: string[], [large, , widest]: ReturnType<typeof menuFit>): string {
  const whole = `O menu do site tem ${length} ${length === 1 ? 'entrada' : 'entradas'}`
  if (large === length) return `${whole}: no computador, todas ao lado do nome.`
  const beside = large === widest ? `${large}` : `de ${large} (tela pequena) a ${widest} (tela grande)`
  return `${whole}: no computador, ${beside} ao lado do nome e as outras em “Mais”, no fim do menu.`
}
