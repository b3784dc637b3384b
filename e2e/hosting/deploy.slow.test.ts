import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Backend, startBackend } from '../../scripts/lib/backend'
import type { Child } from '../../scripts/lib/children'
import { findChromium } from '../../scripts/lib/chromium'
import { chromiumFlags } from '../../scripts/lib/chromium-flags'
import { findFreePort } from '../../scripts/lib/ports'
import { currentRelease, readServing, releaseIds } from '../../scripts/lib/releases/folders'
import { cleanEnvironment } from '../../scripts/lib/test-environment'
import { resultFile } from '../../scripts/lib/test-folders'
import { demoUsers, quaresmeira } from '../../supabase/local/demo/quaresmeira'
import { ask } from './support/ask'
import { copyOfCheckout } from './support/checkout'
import { installedOrWhy } from './support/debian'
import { startLoad } from './support/load'
import { nginxPackages, type RunningNginx, startNginx } from './support/nginx'

// Two builds on a machine that may be busy.
vi.setConfig({ testTimeout: 1_200_000, hookTimeout: 1_200_000 })
const patient = { timeout: 180_000 }

const dataDir = mkdtempSync(join(tmpdir(), 'deploy-test-'))
const releases = join(dataDir, 'releases')
const log = (name: string) => resultFile(`deploy-${name}.log`)
const checkout = copyOfCheckout()
const withoutNginx = installedOrWhy(nginxPackages)
const figures: Record<string, unknown> = {}
let backend: Backend
let supervisor: Child
let browser: Browser
let nginx: RunningNginx | undefined
let env = {}
let direct = ''

beforeAll(async () => {
  const own = { ...cleanEnvironment(process.env), ...quaresmeira.variables, DATA_DIR: dataDir }
  backend = await startBackend(join(dataDir, 'backend'), await findFreePort(), own)
  const port = await findFreePort()
  direct = `http://localhost:${port}`
  if (!withoutNginx) nginx = await startNginx([`127.0.0.1:${port}`])
  const connection = { SUPABASE_URL: backend.url, SUPABASE_PUBLISHABLE_KEY: backend.publishableKey }
  const purge = nginx && { PURGE_URL: nginx.purgeUrl, TRUSTED_PROXY: '127.0.0.1' }
  env = { ...own, ...connection, ...purge, PORT: String(port), SITE_URL: nginx?.origin ?? direct }
  browser = await chromium.launch({
    executablePath: await findChromium(),
    args: [...chromiumFlags, '--ignore-certificate-errors'],
  })
})

afterAll(async () => {
  await browser?.close()
  await supervisor?.stop()
  await nginx?.stop()
  await backend?.child.stop()
  checkout.remove()
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 3 })
  writeFileSync(resultFile('deploy-figures.json'), JSON.stringify(figures, undefined, 2))
})

test('the first release waits for the service', async () => {
  expect(await deploy([])).toContain('O serviço está parado')
  supervisor = checkout.start('supervise', [], env, log('supervisor'))
  await expect.poll(() => readServing(releases)?.release, patient).toBe(currentRelease(releases))
  expect((await fetch(direct)).status).toBe(200)
})

test('another release takes over: no request fails, and what was open goes on', async () => {
  const [first] = releaseIds(releases)
  const clerk = await signedIn()
  const visitor = await open('/')
  const failed = [answersBelow(clerk), answersBelow(visitor)].flat()
  const form = clerk.getByRole('tabpanel').locator('form')
  await clerk.goto(`${site()}/admin/hotel`)
  await form.getByLabel('Texto do botão').fill('Escrito antes da troca')

  // Another text in a script of the visitors' pages and in one of the panel's, and one more line beside an action.
  checkout.change('components/site-frame/menu-button.tsx', 'Abrir o menu', 'Abrir o menu do site')
  checkout.change('app/admin/(panel)/hotel/hotel-tabs.tsx', 'Configurações Gerais', 'Configurações do hotel')
  const load = startLoads()
  await expect.poll(() => load.every(({ load }) => load.requests > 50), patient).toBe(true)
  expect(await deploy([])).toContain('No ar: ')
  await expect.poll(() => supervisor.tail(), patient).toContain(`A versão ${first} saiu.`)
  figures.deploy = await ends(load)

  // The proxy keeps a page from before the save.
  await shown()
  await form.getByRole('button', { name: 'Salvar' }).click()
  await clerk.getByText('Seção Hero atualizada com sucesso!').waitFor()
  expect(await shown()).toEqual([
    expect.stringContaining('Escrito antes da troca'),
    expect.stringContaining('Escrito antes da troca'),
  ])
  await clerk.getByRole('tab', { name: /Configurações/ }).waitFor()

  await visitor.getByRole('link', { name: 'Ofertas' }).first().click()
  await visitor.waitForURL('**/ofertas')
  await visitor.getByRole('heading', { level: 1 }).waitFor()
  expect(failed).toEqual([])
  await Promise.all([clerk.close(), visitor.close()])
})

test('going back is the same', async () => {
  const [first, second] = releaseIds(releases)
  const clerk = await signedIn()
  const failed = answersBelow(clerk)
  await clerk.goto(`${site()}/admin/hotel`)
  const form = clerk.getByRole('tabpanel').locator('form')
  await clerk.getByRole('tab', { name: 'Configurações do hotel' }).waitFor()
  await form.getByLabel('Texto do botão').fill('Escrito antes da volta')
  const load = startLoads()
  await expect.poll(() => load.every(({ load }) => load.requests > 50), patient).toBe(true)
  const began = Date.now()
  expect(await deploy(['--rollback'])).toContain(`No ar: ${first}.`)
  figures.rollbackMs = Date.now() - began
  await expect.poll(() => supervisor.tail(), patient).toContain(`A versão ${second} saiu.`)
  figures.rollback = await ends(load)
  // The proxy keeps a page from before the save.
  await shown()
  await form.getByRole('button', { name: 'Salvar' }).click()
  await clerk.getByText('Seção Hero atualizada com sucesso!').waitFor()
  expect(await shown()).toEqual([
    expect.stringContaining('Escrito antes da volta'),
    expect.stringContaining('Escrito antes da volta'),
  ])
  expect(failed).toEqual([])
  await clerk.goto(`${site()}/admin/hotel`)
  await clerk.getByRole('tab', { name: 'Configurações Gerais' }).waitFor()
})

test('only its owner can read the key of the actions', () => {
  const file = join(dataDir, 'site', 'actions-key')
  expect(existsSync(file)).toBe(true)
  expect(Buffer.from(readFileSync(file, 'utf8'), 'base64').length).toBe(32)
})

async function deploy(args: string[]) {
  const child = checkout.start('deploy', args, env, log('command'))
  expect(await child.exited, child.tail(60)).toBe(0)
  return child.tail(60)
}

function site() {
  return nginx?.origin ?? direct
}

/** The home page at the site and at the proxy, each asked once. */
async function shown() {
  const answers = [await ask(`${direct}/`), await ask(`${site()}/`)]
  return answers.map(({ body }) => body)
}

async function open(path: string): Promise<Page> {
  const context = await browser.newContext({ ignoreHTTPSErrors: true, locale: 'pt-BR' })
  const page = await context.newPage()
  await page.goto(site() + path)
  return page
}

async function signedIn() {
  const page = await open('/admin')
  const [admin] = demoUsers
  await page.getByLabel('E-mail').fill(admin?.email ?? '')
  await page.getByLabel('Senha', { exact: true }).fill(admin?.password ?? '')
  await page.getByRole('button', { name: 'Entrar' }).click()
  await page.getByRole('button', { name: 'Sair' }).first().waitFor()
  return page
}

/** Fills with every answer of 400 or more that this page gets. */
function answersBelow(page: Page) {
  const failed: string[] = []
  page.on('response', (response) => {
    if (response.status() >= 400) failed.push(`${response.status()} ${response.url()}`)
  })
  return failed
}

/** Visitors at the site itself and, where there is one, at the proxy: over kept connections and new ones. */
function startLoads() {
  const paths = ['/', '/ofertas', '/sobre', '/api/health', '/admin/login']
  const origins = [direct, ...(nginx ? [nginx.origin] : [])]
  return origins.map((origin) =>
    startLoad(
      paths.map((path) => origin + path),
      6,
      () => 'ok',
    ),
  )
}

async function ends(load: ReturnType<typeof startLoads>) {
  const results = await Promise.all(load.map(({ stop }) => stop()))
  expect(results.flatMap(({ failures }) => failures)).toEqual([])
  return results.map(({ requests, failures }) => ({ requests, failures: failures.length }))
}
