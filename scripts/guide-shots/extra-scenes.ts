import type { Scene } from './scenes.ts'
import { button } from './steps.ts'

/** What the specified panel does not have, for when there is more time. */
export const extraScenes: Scene[] = [
  {
    name: 'rascunho',
    path: '/admin/packages',
    async show(page) {
      await page.getByRole('button', { name: /^Editar Carnaval/ }).click()
      await button(page, 'Pré-visualizar').click()
      await button(page, 'Criar link').waitFor()
      await page.waitForLoadState('networkidle')
      return button(page, 'Criar link')
    },
  },
  { name: 'biblioteca', path: '/admin/pictures', show: async () => [] },
  { name: 'equipe', path: '/admin/team', show: async (page) => button(page, 'Adicionar pessoa') },
]
