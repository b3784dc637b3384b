import type { BlockProps } from './block-props'

/** What a block shows of a hotel that has said nothing of itself. */
export const facts: BlockProps['facts'] = {
  name: 'Hotel',
  about: { title: '', subtitle: '', description: '', image_url: null },
  phones: [],
  rooms: { name: 'Chalés', all: 'Ver Todos os Chalés', href: '/quartos' },
  reach: { whatsapp: null, email: '' },
}
