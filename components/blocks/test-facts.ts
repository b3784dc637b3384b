import type { BlockProps } from './block-props'

/** The facts of a hotel without any content. */
export const facts: BlockProps['facts'] = {
  name: 'Hotel',
  about: { title: '', subtitle: '', description: '', image_url: null },
  phones: [],
  rooms: { name: 'Chalés', all: 'Ver Todos os Chalés', href: '/quartos' },
  reach: { whatsapp: null, email: '' },
}
