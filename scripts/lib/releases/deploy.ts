import { cpSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { artefactFolder, buildArtefact } from '../artefact.ts'
import { requireWritableFolder } from '../folders.ts'
import { withLock } from '../lock.mjs'
import { Refusal } from '../refusal.ts'
import type { Settings } from '../settings.ts'
import { stepPrinter } from '../steps.ts'
import { actionsKey } from './actions-key.ts'
import { assetsOf } from './assets.ts'
import {
  currentRelease,
  draftEnd,
  newReleaseId,
  readNote,
  releaseIds,
  releasesFolder,
  writeNote,
} from './folders.ts'
import { pruneReleases, releaseBefore, switchTo } from './switch.ts'

/** Builds a release beside the one that is served, and has it take over. Throws a Refusal when either fails. */
export async function deploy({ site, hosted }: Settings): Promise<void> {
  if (!hosted)
    throw new Refusal('Falta o projeto Supabase (SUPABASE_URL). Para a demonstração há "npm start".')
  const releases = releasesFolder(site.DATA_DIR)
  const log = join(site.DATA_DIR, 'logs', 'build.log')
  const id = newReleaseId()
  const step = stepPrinter(3)
  requireWritableFolder(releases, 'ajuste as permissões ou escolha outra com DATA_DIR')
  await withLock(join(releases, 'deploy.lock'), async () => {
    const key = actionsKey(site.DATA_DIR)
    const env = { ...process.env, SITE_URL: site.SITE_URL, DATA_DIR: site.DATA_DIR }
    const own = { NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: key, RELEASE_ID: id, NEXT_DEPLOYMENT_ID: shortName() }
    await step(`Gerando a versão ${id}`, () => buildArtefact({ ...env, ...own }, log))
    await step('Guardando ao lado das outras', async () => keep(releases, id))
    const isServed = await step('Trocando a versão no ar', () => switchTo(releases, id)).catch(
      (error: unknown) => {
        rmSync(join(releases, id), { recursive: true, force: true })
        rmSync(join(releases, `${id}.json`), { force: true })
        throw error
      },
    )
    pruneReleases(releases)
    console.log(isServed ? `\nNo ar: ${id}. Para voltar: npm run deploy -- --rollback` : notRunning(id))
  })
}

/** Serves an earlier release again: this one, or the one before the present. */
export async function rollBack({ site }: Settings, wanted?: string): Promise<void> {
  const releases = releasesFolder(site.DATA_DIR)
  const id = wanted ?? releaseBefore(releases)
  if (!id || !releaseIds(releases).includes(id))
    throw new Refusal(`Não há versão ${wanted ?? 'anterior'} em ${releases}. Veja: npm run deploy -- --list`)
  if (id === currentRelease(releases)) throw new Refusal(`A versão ${id} já é a escolhida.`)
  await withLock(join(releases, 'deploy.lock'), async () => {
    const isServed = await switchTo(releases, id)
    console.log(isServed ? `No ar: ${id}.` : notRunning(id))
  })
}

export function listReleases({ site }: Settings): void {
  const releases = releasesFolder(site.DATA_DIR)
  const current = currentRelease(releases)
  for (const id of releaseIds(releases)) {
    const { retiredAt } = readNote(releases, id)
    const state =
      id === current ? 'no ar' : retiredAt ? `até ${new Date(retiredAt).toISOString()}` : 'nunca no ar'
    console.log(`${id}  ${state}`)
  }
}

/** Part of the address of every script: each byte of it is sent. */
const shortName = () => Math.floor(Date.now() / 1000).toString(36)

function keep(releases: string, id: string) {
  const draft = join(releases, id + draftEnd)
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(releases, { recursive: true })
  cpSync(artefactFolder, draft, { recursive: true, verbatimSymlinks: true })
  writeNote(releases, id, { assets: assetsOf(draft) })
  renameSync(draft, join(releases, id))
}

function notRunning(id: string) {
  return `\nEscolhida: ${id}. O serviço está parado; ligue com: sudo systemctl start quaresmeira`
}
