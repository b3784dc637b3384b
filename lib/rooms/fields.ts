import type { Fields } from '@/lib/fields/field'
import { isRoomCategory, roomCategoryLabel } from './categories'

function valueLabel(category: string) {
  return isRoomCategory(category) ? roomCategoryLabel(category) : category
}

/** In the order of its form. */
export const roomFields: Fields = {
  name: { label: 'Nome da Acomodação', kind: 'text' },
  category: { label: 'Categoria', kind: 'choice', valueLabel },
  description: { label: 'Descrição', kind: 'text' },
  detailed_description: { label: 'Observações', kind: 'text' },
  price: { label: 'Preço por Noite', kind: 'money' },
  capacity: { label: 'Capacidade Máxima', kind: 'number' },
  quantity: { label: 'Quantidade', kind: 'number' },
  bed_configuration: { label: 'Composição dos Quartos', kind: 'text' },
  features: { label: 'Características', kind: 'list' },
  images: { label: 'Imagens', kind: 'images' },
  video_url: { label: 'Link Vídeo Quarto', kind: 'text' },
  active: { label: 'Ativo', kind: 'flag', absent: true },
}
