import { join } from 'node:path'
import type { Locator, Page } from 'playwright'
import { mediaFolder } from '../../supabase/local/demo/media.ts'

type Scene = {
  /** The file name of the picture. */
  name: string
  device?: 'laptop' | 'desktop' | 'phone'
  path: string
  isGuest?: boolean
  /** Performs the task up to the picture; returns the elements to outline. */
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

/** The tasks of docs/guia-da-equipe.md in order: each builds on the ones before. */
export const guideScenes: Scene[] = [
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
      await fillFields(page, { Nome: made })
      await openTab(page, 'Datas')
      await fillFields(page, { 'Início da hospedagem': '2027-09-24', 'Fim da hospedagem': '2027-09-27' })
      await openTab(page, 'Preços')
      await fillFields(page, { 'Preço (R$)': '1.980,00' })
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
      await fillFields(page, { Nome: 'Refúgio de Inverno' })
      await openTab(page, 'Datas')
      await fillFields(page, { 'Início da hospedagem': '2027-07-09', 'Fim da hospedagem': '2027-07-12' })
      return button(page, 'Atualizar')
    },
  },
  {
    name: 'preco-celular',
    device: 'phone',
    path: '/admin/packages',
    show: typePrice,
  },
  {
    name: 'ordem',
    path: '/admin/packages',
    show: async (page) => {
      const arrows = page.getByRole('button', { name: /^Mover para (?:cima|baixo): / })
      return [arrows.nth(2), arrows.nth(3)]
    },
  },
  {
    name: 'ultimas-mudancas',
    path: '/admin/packages',
    async show(page) {
      await (await typePrice(page)).click()
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
      // The existing file is a film, too.
      const sending = form.getByRole('button', { name: 'Cancelar envio' })
      await sending.waitFor()
      await sending.waitFor({ state: 'hidden', timeout: 60_000 })
      await form.getByText('Vídeo enviado (WebM)').scrollIntoViewIfNeeded()
      return form.getByRole('button', { name: 'Salvar', exact: true })
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
      return [form.getByLabel('Telefone'), form.getByRole('button', { name: 'Salvar', exact: true })]
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
  {
    name: 'contatos',
    path: '/admin/contacts',
    show: (page) => filled(page.getByLabel('WhatsApp'), '(24) 99999-0143'),
  },
  {
    name: 'tempo-de-viagem',
    path: '/admin/contacts',
    async show(page) {
      const times = page.getByRole('group', { name: 'Tempos de viagem' })
      const controls = await filled(times.getByLabel('Quanto tempo').last(), '5 h 30')
      return [button(page, 'Adicionar tempo de viagem'), ...controls]
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
    show: (page) =>
      filled(
        page.getByLabel('Cancelamento', { exact: true }),
        'Até 20 dias antes da chegada, devolvemos tudo; depois, vira crédito por um ano.',
      ),
  },
  {
    name: 'marca',
    // A desktop is wide enough for the preview beside the form.
    device: 'desktop',
    path: '/admin/brand',
    show: (page) => filled(page.getByRole('main').getByLabel('Cor principal', { exact: true }), '#1d4e89'),
  },
  {
    name: 'antes-de-chegar',
    path: '/admin/arrival',
    show: async (page) => [button(page, 'Salvar'), page.getByLabel('Sobre o caminho')],
  },
  {
    name: 'rascunho',
    path: '/admin/packages',
    async show(page) {
      await page.getByRole('button', { name: /^Editar Carnaval/ }).click()
      const opening = page.waitForEvent('popup')
      await button(page, 'Pré-visualizar').click()
      const preview = await opening
      await preview.waitForURL('**/oferta/**')
      await page.goto(preview.url(), { waitUntil: 'networkidle' })
      const bar = page.getByRole('complementary', { name: 'Prévia' })
      await bar.locator('summary').click()
      return bar.getByRole('link', { name: 'Mostrar a alguém' })
    },
  },
  { name: 'biblioteca', path: '/admin/pictures', show: async () => [] },
  { name: 'equipe', path: '/admin/team', show: async (page) => button(page, 'Adicionar pessoa') },
]

function button(page: Page, name: string) {
  return page.getByRole('button', { name, exact: true })
}

function dialogOf(page: Page) {
  return page.getByRole('dialog')
}

function rowOf(page: Page, name: string) {
  return page.locator('tbody tr', { has: page.getByRole('button', { name: `Editar ${name}`, exact: true }) })
}

/** Fills a field; returns it and the button that saves its form. */
async function filled(field: Locator, text: string) {
  await field.fill(text)
  return [button(field.page(), 'Salvar'), field]
}

/** Types a new price into the list; returns the button that saves it. */
async function typePrice(page: Page) {
  await rowOf(page, original).getByRole('button', { name: 'mudar o preço' }).click()
  await page.getByLabel(`Preço de ${original}, em reais`).fill('3.980,00')
  return button(page, 'Salvar preço')
}

/** Fills fields of the open dialog by their labels. */
async function fillFields(page: Page, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) {
    const field = dialogOf(page).getByLabel(new RegExp(`^${RegExp.escape(label)}( \\*)?$`))
    await field.and(page.locator('input')).fill(value)
  }
}
