import { join } from 'node:path'
import type { Locator, Page } from 'playwright'
import { mediaFolder } from '../../supabase/local/demo/media.ts'
import { extraScenes } from './extra-scenes.ts'
import { siteScenes } from './site-scenes.ts'
import { button, dialogOf, rowOf, typed } from './steps.ts'

export type Scene = {
  /** Of the picture, and of what the guide calls it. */
  name: string
  device?: 'laptop' | 'desktop' | 'phone'
  path: string
  isGuest?: boolean
  /** Leaves the page as the picture shall show it; gives what is to be marked there. */
  show: (page: Page) => Promise<Locator | Locator[]>
  keepToast?: boolean
}

const original = 'Refúgio Romântico'
const made = 'Colheita das jabuticabas'
const pictures = ['cafe-da-manha', 'trilha-mata', 'lareira', 'piscina', 'rede-varanda'].map((name) =>
  join(mediaFolder, `${name}.jpg`),
)

async function openTab(page: Page, name: string) {
  await dialogOf(page).getByRole('tab', { name }).click()
}

export const scenes: Scene[] = [
  {
    name: 'entrar',
    path: '/admin/login',
    isGuest: true,
    async show(page) {
      await page.getByLabel('E-mail').fill('voce@hotel.com.br')
      await page.getByLabel('Senha').fill('uma boa senha')
      return button(page, 'Entrar')
    },
  },
  {
    name: 'pacote-novo',
    path: '/admin/packages',
    async show(page) {
      await button(page, 'Nova Oferta').click()
      await typed(page, { Nome: made })
      await openTab(page, 'Datas')
      await typed(page, { 'Início da hospedagem': '2027-09-24', 'Fim da hospedagem': '2027-09-27' })
      await openTab(page, 'Preços')
      await typed(page, { 'Preço (R$)': '1.980,00' })
      await openTab(page, 'Imagens')
      await dialogOf(page).locator('input[type=file]').first().setInputFiles(pictures)
      await dialogOf(page)
        .getByRole('button', { name: 'Remover: Imagem 4 da galeria' })
        .waitFor({ timeout: 60_000 })
      await page.waitForLoadState('networkidle')
      return button(page, 'Criar')
    },
  },
  {
    name: 'pacote-esconder',
    path: '/admin/packages',
    show: async (page) => rowOf(page, original).getByRole('button', { name: 'Desativar' }),
  },
  {
    name: 'pacote-duplicar',
    path: '/admin/packages',
    async show(page) {
      await button(page, `Duplicar ${original}`).click()
      await dialogOf(page).waitFor()
      await typed(page, { Nome: 'Refúgio de Inverno' })
      await openTab(page, 'Datas')
      await typed(page, { 'Início da hospedagem': '2027-07-09', 'Fim da hospedagem': '2027-07-12' })
      return button(page, 'Atualizar')
    },
  },
  {
    name: 'preco-celular',
    device: 'phone',
    path: '/admin/packages',
    async show(page) {
      await rowOf(page, original).getByRole('button', { name: 'mudar o preço' }).click()
      await page.getByLabel(`Preço de ${original}, em reais`).fill('3.980,00')
      return button(page, 'Salvar preço')
    },
  },
  {
    name: 'ordem',
    path: '/admin/packages',
    async show(page) {
      const arrows = page.getByRole('button', { name: /^Mover para (?:cima|baixo): / })
      return [arrows.nth(2), arrows.nth(3)]
    },
  },
  {
    name: 'ultimas-mudancas',
    path: '/admin/packages',
    async show(page) {
      await rowOf(page, original).getByRole('button', { name: 'mudar o preço' }).click()
      await page.getByLabel(`Preço de ${original}, em reais`).fill('3.980,00')
      await button(page, 'Salvar preço').click()
      await page.getByText('Pacote atualizado com sucesso!').waitFor()
      await page.goto('/admin', { waitUntil: 'networkidle' })
      const changes = page.getByRole('region', { name: 'Últimas mudanças' })
      await changes.getByText(original).first().waitFor()
      return changes.getByRole('listitem').first()
    },
  },
  {
    name: 'desfazer',
    path: '/admin/packages',
    keepToast: true,
    async show(page) {
      await button(page, `Excluir ${original}`).click()
      await page.getByText('Pacote excluído com sucesso!').waitFor()
      return button(page, 'Desfazer')
    },
  },
  {
    name: 'lixeira',
    path: '/admin/trash',
    show: async (page) => page.getByRole('button', { name: new RegExp(`^Restaurar.*${original}`) }),
  },
  {
    name: 'video',
    path: '/admin/hotel',
    async show(page) {
      await page.getByLabel('Fundo: arquivo').setInputFiles(join(mediaFolder, 'promo.webm'))
      const form = page.getByRole('tabpanel').locator('form').first()
      // What was there before is a film, too.
      const sending = form.getByRole('button', { name: 'Cancelar envio' })
      await sending.waitFor()
      await sending.waitFor({ state: 'hidden', timeout: 60_000 })
      await form.getByText('Vídeo enviado (WebM)').scrollIntoViewIfNeeded()
      return form.getByRole('button', { name: 'Salvar' })
    },
  },
  {
    name: 'chale-novo',
    path: '/admin/rooms',
    async show(page) {
      await button(page, 'Nova Acomodação').click()
      const dialog = dialogOf(page)
      await dialog.getByLabel('Nome da Acomodação').fill('Chalé do Riacho')
      await dialog.getByLabel('Descrição').fill('Ao pé da água, com varanda, rede e lareira.')
      await dialog
        .getByLabel('Imagens: arquivos')
        .setInputFiles(
          ['chale-04', 'quarto-floresta', 'rede-varanda'].map((name) => join(mediaFolder, `${name}.jpg`)),
        )
      const images = dialog.getByRole('list', { name: 'Imagens' })
      await images.getByRole('img').nth(2).waitFor()
      await images.evaluate((list) => list.scrollIntoView({ block: 'center' }))
      return button(page, 'Criar')
    },
  },
  {
    name: 'chale-fechar',
    path: '/admin/rooms',
    show: async (page) => rowOf(page, 'Chalé Premium').getByRole('button', { name: 'Desativar' }),
  },
  {
    name: 'telefone',
    path: '/admin/hotel?parte=geral',
    async show(page) {
      const form = page.getByRole('tabpanel').locator('form')
      await form.getByLabel('Telefone').fill('(24) 5550-0142, (24) 95550-0143')
      await form.getByLabel('Telefone').scrollIntoViewIfNeeded()
      return [form.getByLabel('Telefone'), form.getByRole('button', { name: 'Salvar' })]
    },
  },
  {
    name: 'ver-o-site',
    path: '/admin',
    show: async (page) => page.getByRole('link', { name: 'Ir para o Site' }),
  },
  {
    name: 'editar-no-site',
    path: '/oferta/carnaval-2027',
    show: async (page) => page.getByRole('link', { name: 'Editar esta página no painel' }),
  },
  { name: 'sair', path: '/admin', show: async (page) => button(page, 'Sair') },
  ...siteScenes,
  ...extraScenes,
]
