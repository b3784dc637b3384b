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

/** A photograph of 5 MB, more than the host takes at once; answers how many bytes were sent. */
export async function uploadPicture(page: Page, site: string): Promise<number> {
  await page.goto(`${site}/admin/pictures`)
  const sent = page.waitForRequest(/\/admin\/upload$/)
  const buffer = await jpegOfSize(5 * 1024 * 1024)
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'vale.jpg', mimeType: 'image/jpeg', buffer })
  const request = await sent
  const answer = await request.response()
  expect(answer?.status()).toBe(200)
  return Number((await request.allHeaders())['content-length'])
}

/** A film in its three steps, as the panel's form sends it; answers where it plays from. */
export async function uploadFilm(page: Page, site: string): Promise<string> {
  await page.goto(`${site}/admin/hotel`)
  const film = [...tinyMp4()]
  return page.evaluate(async (bytes) => {
    const send = async (step: string, body: BodyInit) => {
      const answer = await fetch(`/admin/upload/video${step}`, { method: 'POST', body })
      if (!answer.ok) throw new Error(`${step} ${answer.status} ${await answer.text()}`)
      return answer.json()
    }
    const announced = { folder: 'hotel/hero', bytes: bytes.length, name: `film ${Date.now()}` }
    const { id } = await send('', JSON.stringify(announced))
    await send(`/${id}/0`, new Blob([new Uint8Array(bytes)]))
    return (await send(`/${id}/fim`, '')).url
  }, film)
}
