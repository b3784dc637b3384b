import type { Fields } from '@/lib/fields/field'

/** In the order of its forms. */
export const heroFields: Fields = {
  title: { label: 'Título', kind: 'text' },
  subtitle: { label: 'Subtítulo', kind: 'text' },
  background_url: { label: 'Fundo no computador', kind: 'media' },
  mobile_background_url: { label: 'Fundo no celular', kind: 'media' },
  video_section_url: { label: 'Vídeo promocional', kind: 'text' },
  cta_primary_text: { label: 'Texto do botão', kind: 'text' },
  cta_primary_url: { label: 'Endereço do botão', kind: 'text' },
}

export const aboutFields: Fields = {
  title: { label: 'Título', kind: 'text' },
  subtitle: { label: 'Subtítulo', kind: 'text' },
  description: { label: 'Descrição', kind: 'text' },
  image_url: { label: 'Imagem', kind: 'image' },
}

export const configurationFields: Fields = {
  logo_url: { label: 'Logotipo', kind: 'image' },
  primary_color: { label: 'Cor principal', kind: 'text' },
  address: { label: 'Endereço', kind: 'text' },
  phone: { label: 'Telefone', kind: 'text' },
  email: { label: 'E-mail', kind: 'text' },
}
