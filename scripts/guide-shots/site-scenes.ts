import type { Scene } from './scenes.ts'
import { button, dialogOf } from './steps.ts'

/** What the site says beside packages and chalets: contacts, pages, testimonials, conditions, brand. Nothing is saved; what is marked last is in view. */
export const siteScenes: Scene[] = [
  {
    name: 'contatos',
    path: '/admin/contacts',
    async show(page) {
      const whatsapp = page.getByLabel('WhatsApp')
      await whatsapp.fill('(24) 99999-0143')
      return [button(page, 'Salvar'), whatsapp]
    },
  },
  {
    name: 'tempo-de-viagem',
    path: '/admin/contacts',
    async show(page) {
      const times = page.getByRole('group', { name: 'Tempos de viagem' })
      const last = times.getByLabel('Quanto tempo').last()
      await last.fill('5 h 30')
      return [button(page, 'Salvar'), button(page, 'Adicionar tempo de viagem'), last]
    },
  },
  {
    name: 'cafe',
    path: '/admin/restaurant_blocks',
    async show(page) {
      await button(page, 'Editar Três mesas por dia').click()
      const hours = dialogOf(page).getByLabel('Horário ou preço').first()
      await hours.fill('das 8h às 11h')
      return [button(page, 'Atualizar'), hours]
    },
  },
  {
    name: 'atividade',
    path: '/admin/leisure_blocks',
    async show(page) {
      await button(page, 'Novo Bloco').click()
      return dialogOf(page).getByRole('button', { name: /^Foto e texto/ })
    },
  },
  {
    name: 'restaurante',
    path: '/admin/pages',
    async show(page) {
      const restaurant = page.getByRole('switch', { name: 'Gastronomia' })
      await restaurant.click()
      return [button(page, 'Salvar'), restaurant]
    },
  },
  {
    name: 'depoimento',
    path: '/admin/testimonials',
    async show(page) {
      await button(page, 'Novo Depoimento').click()
      const dialog = dialogOf(page)
      await dialog.getByLabel('Depoimento').fill('Acordamos com o barulho do riacho. Já marcamos a volta.')
      await dialog.getByLabel('Quem disse').fill('Família Moraes')
      await dialog.getByLabel('Mês da estadia').fill('07/2026')
      return button(page, 'Criar')
    },
  },
  {
    name: 'condicoes',
    path: '/admin/conditions',
    async show(page) {
      const text = page.getByLabel('Cancelamento', { exact: true })
      await text.fill('Até 20 dias antes da chegada, devolvemos tudo; depois, vira crédito por um ano.')
      return [button(page, 'Salvar'), text]
    },
  },
  {
    name: 'marca',
    // Where the sample stands beside the form.
    device: 'desktop',
    path: '/admin/brand',
    async show(page) {
      const color = page.getByRole('main').getByLabel('Cor principal', { exact: true })
      await color.fill('#1d4e89')
      return [button(page, 'Salvar'), color]
    },
  },
  {
    name: 'antes-de-chegar',
    path: '/admin/arrival',
    async show(page) {
      return [button(page, 'Salvar'), page.getByLabel('Sobre o caminho')]
    },
  },
]
