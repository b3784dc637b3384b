import { type Browser, chromium, type Page } from 'playwright'
import { expect } from 'vitest'
import { jpegOfSize } from '../../../lib/images/test-images.ts'
import { tinyMp4 } from '../../../lib/videos/test-videos.ts'
import { chromiumFlags } from '../../../scripts/lib/chromium-flags.ts'
import { demoUsers } from '../../../supabase/local/demo/quaresmeira.ts'

/** What a policy stopped, and what failed to load. */
export type Faults = string[]

export async function openBrowser(executablePath: string): Promise<Browser> {
  return chromium.launch({ executablePath, args: [...chromiumFlags] })
}

export async function openPage(browser: Browser): Promise<{ page: Page; faults: Faults }> {
  const page = await browser.newPage({ locale: 'pt-BR' })
  const faults: Faults = []
  page.on('console', (message) => {
    if (/Content Security Policy|Refused to/.test(message.text())) faults.push(message.text())
  })
  page.on('response', (response) => {
    if (response.status() >= 500) faults.push(`${response.status()} ${response.url()}`)
  })
  page.on('pageerror', (error) => faults.push(String(error)))
  return { page, faults }
}

export async function signIn(page: Page, site: string) {
  const admin = demoUsers.find(({ email }) => email.startsWith('admin@'))
  await page.goto(`${site}/admin`)
  await page.getByLabel('E-mail').fill(admin?.email ?? '')
  await page.getByLabel('Senha').fill(admin?.password ?? '')
  await page.getByRole('button', { name: 'Entrar' }).click()
  await page.getByRole('button', { name: 'Configurações' }).waitFor()
}

const screens = 'packages rooms hotel pictures images history trash team account migrate-images'.split(' ')

export async function openScreens(page: Page, site: string) {
  for (const screen of screens) {
    const answer = await page.goto(`${site}/admin/${screen}`)
    expect(answer?.status(), screen).toBe(200)
    await page.getByRole('heading', { level: 1 }).waitFor()
  }
}

export async function saveTitle(page: Page, site: string, title: string) {
  await page.goto(`${site}/admin`)
  await page.getByRole('button', { name: 'Configurações' }).click()
  const form = page.getByRole('tabpanel').locator('form')
  await form.getByLabel('Título', { exact: true }).fill(title)
  await form.getByRole('button', { name: 'Salvar' }).click()
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Seção Hero atualizada com sucesso!' })
    .waitFor({ timeout: 60_000 })
}

/** A photograph of 5 MB, more than the host takes at once: it goes to the storage. */
export async function uploadPicture(page: Page, site: string) {
  await page.goto(`${site}/admin/pictures`)
  const buffer = await jpegOfSize(5 * 1024 * 1024)
  const picture = { name: 'vale.jpg', mimeType: 'image/jpeg', buffer }
  await page.locator('input[type=file]').first().setInputFiles(picture)
  await page.getByText('Imagem enviada com sucesso!').waitFor({ timeout: 60_000 })
}

/** A film, as the panel's form sends it. */
export async function uploadFilm(page: Page, site: string) {
  await page.goto(`${site}/admin/hotel`)
  const film = { name: 'filme.mp4', mimeType: 'video/mp4', buffer: tinyMp4() }
  await page.getByLabel('Fundo: arquivo').setInputFiles(film)
  await page.getByText('Vídeo enviado com sucesso!').waitFor({ timeout: 60_000 })
}
