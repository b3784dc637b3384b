import type { Browser } from 'playwright'
import { demoUsers } from '../../supabase/local/demo/quaresmeira.ts'

/** The cookies of the demonstration's administrator, who signs in through the form; for new contexts. */
export async function panelSession(browser: Browser, url: string) {
  const context = await browser.newContext({ baseURL: url, locale: 'pt-BR' })
  const page = await context.newPage()
  const [{ email = '', password = '' } = {}] = demoUsers
  await page.goto('/admin/login', { waitUntil: 'networkidle' })
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Senha').fill(password)
  await page.getByRole('button', { name: 'Entrar' }).click()
  await page.waitForURL('/admin')
  const session = await context.storageState()
  await context.close()
  return session
}
