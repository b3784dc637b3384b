import { listSection } from '@/lib/content/definition'
import { image, images, webAddress } from '@/lib/content/fields/addresses'
import { type Field, flattenFields, groupFields, type Wording } from '@/lib/content/fields/field'
import {
  choice,
  count,
  date,
  flag,
  hexColor,
  integer,
  list,
  money,
  optionalMoney,
  orderNumber,
  text,
  time,
} from '@/lib/content/fields/kinds'
import { imageAlts, text as plainText, textList } from '@/lib/content/fields/zod-fields'
import { formerSlugsForm, slugPattern } from '@/lib/content/slug'
import { ownConditions } from '@/lib/hotel/conditions/fields'
import { nameOfCode, startNaming } from '@/lib/hotel/naming/words'
import type { Pictured } from '@/lib/media/images/picture'
import type { Previewed } from '@/lib/publication/published'
import { z } from '@/lib/zod'

export const gallerySlots = 4
/** Maximum letters of a card's text. */
export const maxTeaser = 120
/** Maximum pictures of a gallery; longer stored galleries are kept (PKG-7). */
export const maxGallery = 12

const unreadablePrice = 'Preço inválido: escreva como 1.250,00'
const wholeNumber = 'Informe um número inteiro a partir de 1'
const number = {
  wrong: { low: wholeNumber, fraction: wholeNumber, high: 'Use um número até 999' },
  half: true,
}

/** Fields in the order of the form (DATA-6). Prices are in reais; dates are `yyyy-mm-dd` without time. */
export const packageFields = {
  name: text({
    label: 'Nome',
    hint: 'Como o pacote aparece neste painel.',
    max: 120,
    required: 'Nome é obrigatório',
    essential: true,
    half: true,
  }),
  slug: {
    ...text({
      label: 'Slug',
      max: 120,
      required: 'Slug é obrigatório',
      pattern: [slugPattern, 'Use só letras minúsculas sem acento, números e hífens'],
    }),
    read: z.string().regex(slugPattern),
  },
  title: text({
    label: 'Título',
    hint: 'O que os visitantes leem; vazio, vale o nome.',
    max: 160,
    half: true,
  }),
  description: text({ label: 'Descrição', max: 4000, rows: 6 }),
  teaser: text({
    label: 'Chamada',
    hint: 'O que o cartão da oferta diz; vazia, vale a primeira frase da descrição.',
    placeholder: 'Quatro noites em família, com a ceia e o almoço de Natal',
    max: maxTeaser,
  }),
  category: choice({
    label: 'Categoria',
    max: 60,
    required: 'Categoria é obrigatória',
    essential: true,
    blank: 'romantico',
    valueLabel: (value) => nameOfCode(value, startNaming.package_categories),
  }),
  price: money({
    label: 'Preço',
    low: 'Preço deve ser maior que zero',
    unreadable: unreadablePrice,
    blank: '0,00',
    half: true,
  }),
  originalPrice: optionalMoney({
    label: 'Preço original',
    hint: 'Riscado ao lado do preço, se for maior.',
    half: true,
    unreadable: unreadablePrice,
  }),
  priceDetail: text({
    label: 'Detalhe do preço',
    placeholder: 'por casal, 4 noites, pensão completa',
    max: 160,
  }),
  images: groupFields({
    principal: image({ label: 'Imagem principal', required: 'Imagem principal é obrigatória' }),
    gallery: images({ label: 'Galeria', slots: gallerySlots, most: maxGallery }),
  }),
  features: list({
    label: 'O que está incluído',
    hint: 'Enter adiciona. As quatro primeiras aparecem no cartão da oferta.',
    placeholder: 'Café da manhã, almoço e jantar',
    max: 40,
    each: 200,
  }),
  highlights: list({
    label: 'Destaques',
    hint: 'Enter adiciona. Sem destaques, a seção não aparece.',
    placeholder: 'Fogueira à beira do lago',
    max: 40,
    each: 200,
  }),
  details: groupFields(
    {
      nights: count({ label: 'Noites', blank: 2, fallback: 2, ...number }),
      minNights: integer({
        label: 'Mínimo de noites',
        hint: 'Vazio, vale o número de noites.',
        least: 1,
        most: 999,
        fallback: null,
        half: true,
      }),
      maxCapacity: count({ label: 'Capacidade máxima (pessoas)', blank: 2, fallback: 2, ...number }),
      checkIn: time({ label: 'Check-in', hint: 'Vazio, vale o do hotel', fallback: '', half: true }),
      checkOut: time({ label: 'Check-out', hint: 'Vazio, vale o do hotel', fallback: '', half: true }),
    },
    ({ value, issues }) => {
      // The field itself reports a missing number of nights.
      if (value.nights < 1 || (value.minNights ?? 0) <= value.nights) return
      const message = 'O mínimo de noites não pode passar do número de noites'
      issues.push({ code: 'custom', message, path: ['minNights'], input: value.minNights })
    },
  ),
  lodging: text({
    label: 'Onde se dorme',
    hint: 'No alto da página da oferta; o nome de uma acomodação leva a ela.',
    placeholder: 'Chalé Família',
    max: 80,
    half: true,
  }),
  dates: groupFields(
    {
      offerStart: date({ label: 'Início da oferta', half: true }),
      offerEnd: date({ label: 'Fim da oferta', half: true }),
      accommodationStart: date({ label: 'Início da hospedagem', half: true }),
      accommodationEnd: date({ label: 'Fim da hospedagem', half: true }),
    },
    ({ value, issues }) => {
      for (const [start, end, what] of [
        ['offerStart', 'offerEnd', 'A oferta'],
        ['accommodationStart', 'accommodationEnd', 'A hospedagem'],
      ] as const) {
        const [from, to] = [value[start], value[end]]
        if (from === null || to === null || from <= to) continue
        issues.push({ code: 'custom', message: `${what} termina antes de começar`, path: [end], input: to })
      }
    },
  ),
  monthLabel: text({ label: 'Mês em destaque', placeholder: 'Dezembro', max: 60, half: true }),
  isFeatured: flag({ label: 'Destaque na Home', hint: 'Aparece nas Ofertas Especiais da página inicial.' }),
  active: flag({ label: 'Pacote Ativo', hint: 'Inativo, o pacote só aparece neste painel.', absent: true }),
  showFromStart: {
    ...newerFlag({
      label: 'Aparecer só no início da oferta',
      hint: 'Antes, o pacote só aparece neste painel. Sem isto ou sem início, aparece agora.',
      half: true,
    }),
    // In documents older than the switch, a start hid nothing.
    unnamed: false,
  },
  showFromTime: time({ label: 'Hora em que aparece', hint: 'Vazia, 0h', fallback: '', half: true }),
  hideAtEnd: newerFlag({
    label: 'Ocultar ao fim da oferta',
    hint: 'Sai do site quando a oferta ou a hospedagem termina. Sem isto, continua no site, e diz “Encerrado” quando a hospedagem passa.',
    half: true,
  }),
  hideAtTime: time({ label: 'Último horário no site', hint: 'Vazio, 23h59', fallback: '', half: true }),
  primaryColor: hexColor({ label: 'Cor', fallback: '#74b24a', wrong: 'Use uma cor como #74b24a' }),
  bookingUrl: webAddress({
    label: 'Link de reserva',
    hint: 'Abre em “Reservar Agora”; vazio, abre o painel de reservas do site.',
    placeholder: 'https://',
    type: 'url',
  }),
  orderIndex: orderNumber({ label: 'Ordem', hint: 'Menor vem antes.' }),
  conditions: ownConditions,
}

/** Declares a flag that is on for new packages; packages older than the switch lack it, which means no. */
function newerFlag(wording: Wording) {
  return { ...flag(wording), blank: true, read: z.boolean().optional().catch(undefined) }
}

const declared = flattenFields(packageFields)

/** Returns the fields at these dotted paths. */
export function packageFieldsOf(paths: string[]): [path: string, field: Field][] {
  return paths.flatMap((path) => (declared[path] ? [[path, declared[path]]] : []))
}

const packages = listSection('packages', 'Pacotes', packageFields)

export const packagesSection = {
  ...packages,
  /** The discount is computed on reading, not stored (OFF-8). */
  schema: packages.schema.extend({
    /** Links with these slugs redirect to the current one (PKG-5). */
    previousSlugs: textList.optional(),
    imageAlts,
    createdAt: plainText,
    updatedAt: plainText,
  }),
  derived: ['discountPercentage', 'previousSlugs', 'imageAlts', 'createdAt', 'updatedAt'],
  keys: ['id', 'slug'],
  orderField: 'orderIndex',
  carried: { previousSlugs: formerSlugsForm },
  unique: { field: 'slug', message: 'já existe um pacote com este slug' },
}

export type Package = z.infer<typeof packagesSection.schema> & Pictured & Previewed
