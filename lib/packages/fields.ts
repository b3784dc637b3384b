import type { Fields } from '@/lib/fields/field'
import { categoryLabel } from './categories'

/** In the order of its form. */
export const packageFields: Fields = {
  name: { label: 'Nome', kind: 'text' },
  slug: { label: 'Slug', kind: 'text' },
  title: { label: 'Título', kind: 'text' },
  description: { label: 'Descrição', kind: 'text' },
  category: { label: 'Categoria', kind: 'choice', valueLabel: categoryLabel },
  price: { label: 'Preço', kind: 'money' },
  originalPrice: { label: 'Preço original', kind: 'money' },
  priceDetail: { label: 'Detalhe do preço', kind: 'text' },
  'images.principal': { label: 'Imagem principal', kind: 'image' },
  'images.gallery': { label: 'Galeria', kind: 'images' },
  features: { label: 'O que está incluído', kind: 'list' },
  highlights: { label: 'Destaques', kind: 'list' },
  'details.nights': { label: 'Noites', kind: 'number' },
  'details.minNights': { label: 'Mínimo de noites', kind: 'number' },
  'details.maxCapacity': { label: 'Capacidade máxima (pessoas)', kind: 'number' },
  'details.checkIn': { label: 'Check-in', kind: 'text' },
  'details.checkOut': { label: 'Check-out', kind: 'text' },
  'dates.offerStart': { label: 'Início da oferta', kind: 'date' },
  'dates.offerEnd': { label: 'Fim da oferta', kind: 'date' },
  'dates.accommodationStart': { label: 'Início da hospedagem', kind: 'date' },
  'dates.accommodationEnd': { label: 'Fim da hospedagem', kind: 'date' },
  monthLabel: { label: 'Mês em destaque', kind: 'text' },
  isFeatured: { label: 'Destaque na Home', kind: 'flag' },
  active: { label: 'Pacote Ativo', kind: 'flag', absent: true },
  hideAtEnd: { label: 'Ocultar ao fim da oferta', kind: 'flag' },
  primaryColor: { label: 'Cor', kind: 'text' },
  bookingUrl: { label: 'Link de reserva', kind: 'text' },
  orderIndex: { label: 'Ordem', kind: 'place' },
}
