import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { routes } from '../../lib/paths.ts'
import { expect, test } from '../fixtures.ts'
import { signIn } from '../support/admin.ts'
import { missingPage } from '../support/faults.ts'
import { loadPictures, open } from '../support/page.ts'
import { publicPages } from '../support/pages.ts'
import { openAtStep } from '../support/survey.ts'

type State = { name: string; path: string; show?: (page: Page) => Promise<unknown>; narrow?: boolean }

const press = (page: Page, name: string | RegExp, within: 'banner' | 'main' | 'dialog' = 'main') =>
  page.getByRole(within).getByRole('button', { name }).first().click()

async function bookingPanel(page: Page) {
  await press(page, /reservar/i, 'banner')
  await page.getByRole('dialog').getByRole('button', { name: 'Verificar Disponibilidade' }).waitFor()
}

const states: State[] = [
  ...[...publicPages, '/admin/login', '/este-caminho-nao-existe'].map((path) => ({
    name: nameOf(path),
    path,
  })),
  { name: 'menu', path: routes.about, narrow: true, show: (page) => press(page, 'Abrir o menu', 'banner') },
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
  { name: 'reserva-chale', path: routes.rooms, show: (page) => press(page, /^Reservar/) },
  { name: 'filtros', path: `${routes.packages}?categoria=familia&ano=2026` },
  { name: 'filtros-sem-resultado', path: `${routes.packages}?categoria=aventura&ano=2025` },
  ...Array.from({ length: 7 }, (_, index) => ({
    name: `pesquisa-etapa-${index + 1}`,
    path: routes.survey,
    show: (page: Page) => openAtStep(page, index + 1),
  })),
  { name: 'fotografia', path: routes.rooms, show: (page) => press(page, /^Ampliar/) },
]

/** The pages of the panel's menu. */
const panelPages = ['', 'packages', 'rooms', 'hotel', 'brand', 'pictures', 'trash', 'team', 'pages'].map(
  (page) => join('/admin', page),
)

const sizes = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
]

for (const viewport of sizes) {
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport })
    for (const { name, path, show, narrow } of states) {
      if (narrow && viewport.width >= 1024) continue
      test(name, async ({ page, tolerate }) => {
        tolerate(missingPage)
        await open(page, path)
        await show?.(page)
        await takePicture(page, name, !show)
      })
    }
    test('the panel', async ({ page }) => {
      await signIn(page)
      for (const path of panelPages) {
        await open(page, path)
        await expect(page.getByRole('main')).toBeVisible()
        await takePicture(page, nameOf(path), true)
      }
    })
  })
}

async function takePicture(page: Page, name: string, isWhole: boolean) {
  if (isWhole) await loadPictures(page)
  await page.evaluate(() => document.fonts.ready)
  const folder = join('test-results', 'pictures', String(page.viewportSize()?.width))
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: isWhole, animations: 'disabled' })
}

function nameOf(path: string) {
  return path === '/' ? 'inicio' : path.slice(1).replaceAll('/', '-')
}
