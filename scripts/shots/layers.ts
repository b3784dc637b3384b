import type { Page } from 'playwright'
import { givenAnswers } from '../../e2e/support/survey-answers.ts'
import { routes } from '../../lib/paths.ts'
import type { State } from './states.ts'

const press = (page: Page, name: string | RegExp, within: 'banner' | 'main' | 'dialog' = 'main') =>
  page.getByRole(within).getByRole('button', { name }).first().click()

async function bookingPanel(page: Page) {
  await press(page, /reservar/i, 'banner')
  await page.getByRole('dialog').getByRole('button', { name: 'Verificar Disponibilidade' }).waitFor()
}

/** Answers as a guest would, until the survey has come to its `step`. */
function survey(step: number) {
  return async (page: Page) => {
    await page.goto('/robots.txt')
    await page.evaluate(
      (text) => sessionStorage.setItem('pesquisa', text),
      JSON.stringify({ version: 1, step, answers: givenAnswers }),
    )
    await page.goto(routes.survey, { waitUntil: 'networkidle' })
    // The bar at the window's foot would be drawn across the middle of a picture of the whole page.
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    await page.setViewportSize({ width: page.viewportSize()?.width ?? 360, height })
  }
}

/** What opens over a page, or takes its place for a while. */
export const layers: State[] = [
  {
    name: 'menu',
    path: routes.about,
    narrow: true,
    show: (page) => press(page, 'Abrir o menu', 'banner'),
  },
  { name: 'rolado', path: routes.home, show: (page) => page.evaluate(() => scrollTo(0, 700)) },
  { name: 'reserva', path: routes.about, show: bookingPanel },
  {
    name: 'reserva-calendario',
    path: routes.about,
    show: async (page) => {
      await bookingPanel(page)
      await press(page, 'Datas', 'dialog')
      const days = page.getByRole('dialog', { name: 'Datas da estadia' })
      for (const day of ['24', '27']) await days.getByRole('button', { name: `${day} de novembro` }).click()
    },
  },
  {
    name: 'reserva-hospedes',
    path: routes.about,
    show: async (page) => {
      await bookingPanel(page)
      await press(page, 'Hóspedes', 'dialog')
      await page.getByRole('button', { name: 'Aumentar crianças' }).click()
    },
  },
  { name: 'reserva-oferta', path: '/oferta/carnaval-2027', show: (page) => press(page, 'Reservar Agora') },
  { name: 'reserva-chale', path: routes.rooms, show: (page) => press(page, /^Reservar/) },
  { name: 'filtros', path: `${routes.packages}?categoria=familia&ano=2026`, whole: true },
  { name: 'filtros-sem-resultado', path: `${routes.packages}?categoria=aventura&ano=2025`, whole: true },
  ...Array.from({ length: 7 }, (_, index) => ({
    name: `pesquisa-etapa-${index + 1}`,
    show: survey(index + 1),
    whole: true,
  })),
  {
    name: 'pesquisa-obrigado',
    whole: true,
    show: async (page) => {
      page.on('dialog', (dialog) => dialog.accept())
      await survey(7)(page)
      await press(page, 'Enviar Avaliação')
    },
  },
  { name: 'fotografia-chale', path: routes.rooms, show: (page) => press(page, /^Ampliar/) },
  { name: 'fotografia-oferta', path: '/oferta/natal-2026', show: (page) => press(page, /^Ampliar/) },
  {
    name: 'carregando',
    show: async (page) => {
      await page.route(/[?&]_rsc=/, () => {})
      await page.goto(routes.packages)
      await page.getByRole('main').getByRole('article').getByRole('link').first().click()
      await page.getByRole('status').filter({ hasText: 'Carregando' }).waitFor()
    },
  },
  {
    name: 'erro',
    show: async (page) => {
      await page.addInitScript(() => {
        Object.assign(window, {
          matchMedia: () => {
            throw new Error('provocado')
          },
        })
      })
      await page.goto(routes.home, { waitUntil: 'networkidle' })
    },
  },
]
