import { loneSection } from '@/lib/content/definition'
import { link } from '@/lib/content/fields/addresses'
import { groupFields } from '@/lib/content/fields/field'
import { date, flag, text, time } from '@/lib/content/fields/kinds'
import { asDay, minute, momentInHotel } from '@/lib/dates'
import type { Previewed } from '@/lib/publication/published'
import type { z } from '@/lib/zod'

/** Selectable pages by their names in `routes`; `own` covers all pages that the hotel added. */
const pages = {
  home: 'Página inicial',
  rooms: 'Acomodações',
  packages: 'Pacotes',
  about: 'Sobre',
  leisure: 'Lazer',
  restaurant: 'Gastronomia',
  arrival: 'Antes de chegar',
  own: 'Páginas próprias',
}

/** The notice at the top of the site (NAV-21). */
export const noticeFields = {
  text: text({ label: 'Aviso', hint: 'Até 160 letras. Vazio, não há aviso.', max: 160, rows: 3 }),
  active: flag({ label: 'Ligado', absent: true, half: true }),
  urgent: flag({ label: 'Urgente', hint: 'Em vermelho, sem botão para fechar.', half: true }),
  starts: date({ label: 'Aparece em', hint: 'Vazio, ao salvar.', half: true }),
  startsAt: time({ label: 'Hora em que aparece', fallback: '', half: true }),
  ends: date({ label: 'Último dia', hint: 'Vazio, até ser desligado.', half: true }),
  endsAt: time({ label: 'Último horário', hint: 'Vazio, fim do dia.', fallback: '', half: true }),
  link_url: link({ label: 'Link', placeholder: '/antes-de-chegar', half: true }),
  link_text: text({ label: 'Texto do link', hint: 'Vazio, “Saiba mais”.', max: 40, half: true }),
  everywhere: flag({ label: 'Em todas as páginas', absent: true }),
  pages: groupFields(
    Object.fromEntries(Object.entries(pages).map(([name, label]) => [name, flag({ label, half: true })])),
  ),
}

export const noticeSection = loneSection('notice', 'Aviso aos hóspedes', noticeFields)

export type Notice = z.infer<typeof noticeSection.schema> & Previewed

/** Returns when the notice is published, in milliseconds since the epoch; its last minute is included, as with packages. */
export function noticeTimes({ starts, startsAt, ends, endsAt }: Notice) {
  const [first, last] = [asDay(starts), asDay(ends)]
  return {
    from: first ? momentInHotel(first, startsAt || '00:00') : Number.NEGATIVE_INFINITY,
    until: last ? momentInHotel(last, endsAt || '23:59', 'last') + minute : Number.POSITIVE_INFINITY,
  }
}

/** Checks whether the site, or the notice's own preview, shows it at a moment (milliseconds since the epoch). */
export function isNoticeOn(notice: Notice, at: number): boolean {
  const { from, until } = noticeTimes(notice)
  return notice.text !== '' && (notice.isPending || (from <= at && at < until))
}

/** Returns contradictions in a notice by field. */
export function noticeErrors(values: Record<string, unknown>): Record<string, string> {
  const notice = noticeSection.schema.parse({ ...values, id: 'notice' })
  const { from, until } = noticeTimes(notice)
  const isNowhere = !notice.everywhere && !Object.values(notice.pages).includes(true)
  return {
    ...(notice.startsAt && !notice.starts && { starts: 'Informe o dia desta hora' }),
    ...(notice.endsAt && !notice.ends && { ends: 'Informe o dia deste horário' }),
    ...(from >= until && { ends: 'O aviso sai antes de aparecer' }),
    ...(isNowhere && { everywhere: 'Escolha ao menos uma página' }),
  }
}
