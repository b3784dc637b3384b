import { routes } from '@/lib/paths'

export const blockLists = {
  home_blocks: { page: 'home', label: 'Página inicial', path: routes.home },
  about_blocks: { page: 'about', label: 'Sobre', path: routes.about },
  leisure_blocks: { page: 'leisure', label: 'Lazer', path: routes.leisure },
  restaurant_blocks: { page: 'restaurant', label: 'Gastronomia', path: routes.restaurant },
} as const

export type BlockListName = keyof typeof blockLists
