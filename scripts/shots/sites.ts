import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SiteDocument } from '../../e2e/publishing/document.ts'
import { FakeSupabase } from '../../e2e/publishing/fake-supabase.ts'
import { longDocument } from '../../e2e/publishing/long-document.ts'
import { SECRET, WebServer } from '../../e2e/publishing/web-server.ts'
import { copyOfBuild } from '../../e2e/support/build.ts'
import { atEnd } from '../lib/run-command.ts'
import { testDay } from '../lib/test-day.ts'
import { testDistDir } from '../lib/test-folders.ts'

const contents = { empty, long, plain }

export type SiteName = 'demo' | keyof typeof contents

/** One process each over a copy of the tests' build, with nothing, with very long words, and without pictures. */
export async function startOtherSites(): Promise<Record<keyof typeof contents, string>> {
  Object.assign(process.env, { E2E_DIST_DIR: testDistDir, HOTEL_TODAY: testDay })
  const started = { empty: '', long: '', plain: '' }
  for (const name of ['empty', 'long', 'plain'] as const) started[name] = await start(name)
  return started
}

async function start(name: keyof typeof contents) {
  const dataDir = mkdtempSync(join(tmpdir(), 'shots-'))
  const distDir = copyOfBuild(`.next-shots-${name}`)
  const backend = new FakeSupabase()
  await backend.listen()
  backend.edit(contents[name])
  const server = new WebServer({
    NEXT_DIST_DIR: distDir,
    DATA_DIR: dataDir,
    SUPABASE_URL: `http://127.0.0.1:${backend.port}`,
    SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_0123456789',
    REVALIDATE_SECRET: SECRET,
    SITE_SECRET: 'so-para-as-imagens'.repeat(4),
  })
  atEnd(async () => {
    await server.kill()
    await backend.close()
    for (const path of [distDir, dataDir]) rmSync(path, { recursive: true, force: true })
  })
  await server.start()
  await server.publish()
  return server.origin
}

function empty({ hotel }: SiteDocument): SiteDocument {
  return { hotel, configuration: null, hero: null, about: null, packages: [], rooms: [] }
}

function long(document: SiteDocument): SiteDocument {
  return longDocument(document).document
}

function plain(document: SiteDocument): SiteDocument {
  const items = (list: unknown, images: unknown) =>
    Array.isArray(list) ? list.map((item: object) => ({ ...item, images })) : list
  return {
    ...document,
    hero: {
      ...Object(document.hero),
      background_url: null,
      mobile_background_url: null,
      video_section_url: null,
    },
    about: { ...Object(document.about), image_url: null },
    packages: items(document.packages, { principal: null, gallery: [] }),
    rooms: items(document.rooms, []),
  }
}
