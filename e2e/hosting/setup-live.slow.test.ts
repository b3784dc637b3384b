import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import getPort from 'get-port'
import { chromium } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { distDirFor } from '../../scripts/lib/build'
import { type Child, startChild } from '../../scripts/lib/children'
import { findChromium } from '../../scripts/lib/chromium'
import { readEnvFile } from '../../scripts/lib/going-live/env-file'
import { root } from '../../scripts/lib/root'
import { cleanEnvironment } from '../../scripts/lib/test-environment'
import { type Project, startProject } from './support/project'
import { runScript } from './support/script'

describe('from an empty project to a signed-in clerk', () => {
  let project: Project
  let folder: string
  let site: Child | undefined
  beforeAll(async () => {
    project = await startProject()
    folder = mkdtempSync(join(tmpdir(), 'setup-live-'))
  })
  afterAll(async () => {
    await site?.stop()
    await project.stop()
    rmSync(join(root, distDirFor(join(folder, 'data'))), { recursive: true, force: true })
    rmSync(folder, { recursive: true })
  })
  const clerk = { email: 'clara@fazenda.example', password: 'Uma#senha-bem-longa' }

  test('setup, start, and the doctor finds nothing wrong', async () => {
    const port = await getPort()
    const url = `http://localhost:${port}`
    const file = join(folder, 'env')
    const environment = {
      ...cleanEnvironment(process.env),
      DATA_DIR: join(folder, 'data'),
      PORT: String(port),
    }
    const flags = {
      'env-path': file,
      'supabase-url': project.url,
      'supabase-publishable-key': project.publishableKey,
      'hotel-name': 'Fazenda Boa Vista',
      'hotel-slug': 'boa-vista',
      'site-url': url,
      'booking-url': project.url,
      'admin-email': clerk.email,
    }
    const given = Object.entries(flags).map(([name, value]) => `--${name}=${value}`)
    const secret = { ...environment, SUPABASE_SECRET_KEY: project.secretKey }
    // The clerk has an account already; a new one gets a link to choose the password.
    const created = await fetch(`${project.url}/auth/v1/admin/users`, {
      method: 'POST',
      headers: { apikey: project.secretKey, 'content-type': 'application/json' },
      body: JSON.stringify({ ...clerk, email_confirm: true }),
    })
    expect(created.status).toBe(200)
    expect(await runScript('setup.ts', ['--yes', ...given], secret)).toMatchObject({ code: 0 })

    const env = { ...environment, ...readEnvFile(file) }
    site = startChild({ args: [join(root, 'scripts/start.ts')], env, log: join(folder, 'start.log') })
    const alive = () =>
      fetch(`${url}/api/health`).then(
        ({ ok }) => ok,
        () => false,
      )
    await expect.poll(alive, { timeout: 300_000, interval: 500 }).toBe(true)
    const { code, said } = await runScript('doctor.ts', ['--env-path', file], secret)
    expect(said).not.toMatch(/^✗/m)
    expect(said).toMatch(/^✓ Site no ar +conteúdo lido há/m)
    expect(code).toBe(0)

    const executablePath = await findChromium()
    const browser = await chromium.launch({ executablePath })
    const page = await browser.newPage({ baseURL: url })
    await page.goto('/')
    expect(await page.title()).toContain('Fazenda Boa Vista')
    await page.goto('/admin/login')
    await page.getByLabel('E-mail').fill(clerk.email)
    await page.getByLabel('Senha', { exact: true }).fill(clerk.password)
    await page.getByRole('button', { name: 'Entrar' }).click()
    await page.waitForURL('**/admin')
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBeTruthy()
    await browser.close()
  }, 400_000)
})
