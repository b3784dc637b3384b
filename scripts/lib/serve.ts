import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { readOrCreateSecret } from '../../lib/secret-file.ts'
import { type DemoName, demos } from '../../supabase/local/demo/demos.ts'
import { isArtefactCurrent, startArtefact } from './artefact.ts'
import { startBackend } from './backend.ts'
import { buildSite, siteDistDir as distDir, isBuilt } from './build.ts'
import { artefactBuild, holdBuild, replaceBuild } from './build-lock.ts'
import { requireWritableFolder } from './folders.ts'
import { keepRunning, type Part } from './keep-running.ts'
import { requireFreePort } from './ports.ts'
import { root } from './root.ts'
import { stepPrinter } from './run-command.ts'
import { demoFlag, loadEnvFiles, readSettings, type Settings, type Variables } from './settings.ts'
import { displayUrl, startSite } from './site.ts'

/** Serves until it is stopped. Throws a Refusal after repeated crashes. `start` builds only if something has changed. */
export async function serve(mode: 'start' | 'dev'): Promise<number> {
  loadEnvFiles()
  const settings = readSettings({ ...process.env, ...demoFlag(process.argv.slice(2)) })
  const { hosted, host, port, site } = settings
  // A platform has run `npm run build` and keeps the log itself.
  const isShipped = mode === 'start' && hosted && isArtefactCurrent()
  const builds = mode === 'start' && !isShipped
  const log = (name: string) => join(site.DATA_DIR, 'logs', `${name}.log`)
  const step = stepPrinter(2 + Number(!hosted) + Number(builds))
  await step('Conferindo portas e pastas', () => checkMachine(settings, !isShipped))
  const parts: Part[] = []
  let env = isShipped ? { ...process.env, DATA_DIR: site.DATA_DIR } : siteVariables(settings)
  if (!hosted) {
    const own = env
    const start = () => startBackend(site.DATA_DIR, settings.supabasePort, own)
    const backend = await step('Ligando o Supabase local (na primeira vez, com as fotografias)', start)
    parts.push({ name: 'Supabase local', child: backend.child, again: async () => (await start()).child })
    env = {
      ...env,
      SUPABASE_URL: backend.url,
      SUPABASE_PUBLISHABLE_KEY: backend.publishableKey,
      REVALIDATE_SECRET:
        site.REVALIDATE_SECRET ?? readOrCreateSecret(join(site.DATA_DIR, 'revalidate-secret'), 'hex'),
    }
  }
  // If files have changed since, the cache of an earlier session makes Next reload every page endlessly.
  if (mode === 'dev') {
    holdBuild(`${distDir}-dev`, false)
    rmSync(join(root, distDir, 'dev'), { recursive: true, force: true })
  }
  if (builds) {
    const built = isBuilt(distDir)
    await step(built ? 'Site já gerado, nada mudou' : 'Gerando o site', async () => {
      if (!built) await replaceBuild(distDir, () => buildSite(distDir, env, log('build')))
    })
  }
  if (mode === 'start') holdBuild(isShipped ? artefactBuild : distDir)
  const talks = !builds
  const siteOptions = { mode, distDir, host, port, env, log: talks ? undefined : log('site') }
  const again = () => (isShipped ? startArtefact(host, port, env) : startSite(siteOptions))
  parts.push({ name: 'site', child: await step('Ligando o site', again, { talks }), again })
  console.log(welcomeLines(displayUrl(host, port), settings.demo).join('\n'))
  return keepRunning(parts)
}

async function checkMachine({ host, port, site }: Settings, builds = false) {
  await requireFreePort('PORT', port, host)
  requireWritableFolder(site.DATA_DIR, 'ajuste as permissões ou escolha outra com DATA_DIR')
  if (builds) requireWritableFolder(join(root, distDir), 'ajuste as permissões do projeto')
}

function siteVariables({ site, demo }: Settings): Variables {
  // These two are numbers, but environment variables are strings.
  const { SESSION_MAX_DAYS: _max, SESSION_IDLE_DAYS: _idle, ...own } = site
  const actions = { NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: actionsKey(site.DATA_DIR) }
  return { ...process.env, ...own, ...(demo && { DEMO: demo }), ...actions }
}

/** Returns the key of the panel's server actions, which stays the same across builds so that open forms can still be sent. */
function actionsKey(dataDir: string): string {
  const given = process.env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY?.trim()
  return given || readOrCreateSecret(join(dataDir, 'site', 'actions-key'), 'base64')
}

function welcomeLines(url: string, demo?: DemoName): string[] {
  const admin = demo && demos[demo].users.find((user) => user.role === 'admin')
  const account = !admin ? [] : ['', `E-mail: ${admin.email}`, `Senha: ${admin.password}`]
  return ['', `Site: ${url}`, ...account, '', 'Ctrl-C encerra tudo.']
}
