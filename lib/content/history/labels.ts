import type { HistorySection } from './queries'

/** How the values of a field are told; `flagOn` is a switch that is on where it is absent. */
export type Kind =
  | 'text'
  | 'number'
  | 'money'
  | 'date'
  | 'flag'
  | 'flagOn'
  | 'packageCategory'
  | 'roomCategory'
  | 'list'
  | 'picture'
  | 'pictures'

type Label = [label: string, kind: Kind]

const packageFields: Record<string, Label> = {
  name: ['Nome', 'text'],
  slug: ['Slug', 'text'],
  title: ['Título', 'text'],
  description: ['Descrição', 'text'],
  category: ['Categoria', 'packageCategory'],
  price: ['Preço', 'money'],
  originalPrice: ['Preço original', 'money'],
  priceDetail: ['Detalhe do preço', 'text'],
  'images.principal': ['Imagem principal', 'picture'],
  'images.gallery': ['Galeria', 'pictures'],
  features: ['O que está incluído', 'list'],
  highlights: ['Destaques', 'list'],
  'details.nights': ['Noites', 'number'],
  'details.minNights': ['Mínimo de noites', 'number'],
  'details.maxCapacity': ['Capacidade máxima (pessoas)', 'number'],
  'details.checkIn': ['Check-in', 'text'],
  'details.checkOut': ['Check-out', 'text'],
  'dates.offerStart': ['Início da oferta', 'date'],
  'dates.offerEnd': ['Fim da oferta', 'date'],
  'dates.accommodationStart': ['Início da hospedagem', 'date'],
  'dates.accommodationEnd': ['Fim da hospedagem', 'date'],
  monthLabel: ['Mês em destaque', 'text'],
  isFeatured: ['Destaque na Home', 'flag'],
  active: ['Pacote Ativo', 'flagOn'],
  hideAtEnd: ['Ocultar ao fim da oferta', 'flag'],
  primaryColor: ['Cor', 'text'],
  bookingUrl: ['Link de reserva', 'text'],
  orderIndex: ['Ordem', 'number'],
}

const roomFields: Record<string, Label> = {
  name: ['Nome da Acomodação', 'text'],
  category: ['Categoria', 'roomCategory'],
  description: ['Descrição', 'text'],
  detailed_description: ['Observações', 'text'],
  price: ['Preço por Noite', 'money'],
  capacity: ['Capacidade Máxima', 'number'],
  quantity: ['Quantidade', 'number'],
  bed_configuration: ['Composição dos Quartos', 'text'],
  features: ['Características', 'list'],
  images: ['Imagens', 'pictures'],
  video_url: ['Link Vídeo Quarto', 'text'],
  active: ['Ativo', 'flagOn'],
}

const heroFields: Record<string, Label> = {
  title: ['Título', 'text'],
  subtitle: ['Subtítulo', 'text'],
  background_url: ['Fundo no computador', 'picture'],
  mobile_background_url: ['Fundo no celular', 'picture'],
  video_section_url: ['Vídeo promocional', 'text'],
  cta_primary_text: ['Texto do botão', 'text'],
  cta_primary_url: ['Endereço do botão', 'text'],
}

const aboutFields: Record<string, Label> = {
  title: ['Título', 'text'],
  subtitle: ['Subtítulo', 'text'],
  description: ['Descrição', 'text'],
  image_url: ['Imagem', 'picture'],
}

const configurationFields: Record<string, Label> = {
  logo_url: ['Logotipo', 'picture'],
  primary_color: ['Cor principal', 'text'],
  address: ['Endereço', 'text'],
  phone: ['Telefone', 'text'],
  email: ['E-mail', 'text'],
}

const fields: Record<HistorySection, Record<string, Label>> = {
  packages: packageFields,
  rooms: roomFields,
  hero: heroFields,
  about: aboutFields,
  configuration: configurationFields,
}

/** The place of a field in its form; unknown ones come last. */
export function fieldPlace(section: HistorySection, path: string): number {
  const known = Object.keys(fields[section])
  return known.includes(path) ? known.indexOf(path) : known.length
}

/** What the forms call a field, and how to tell its values; an unknown field is called by its own name. */
export function fieldLabel(section: HistorySection, path: string): { label: string; kind: Kind } {
  const [label, kind] = fields[section][path] ?? [path, 'text']
  return { label, kind }
}
