import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { execa } from 'execa'
import sharp from 'sharp'
import { isFilmName } from '../../lib/transfer/addresses.ts'
import { mediaNamesIn } from '../../lib/transfer/resolve.ts'
import { demos } from '../../supabase/local/demo/demos.ts'
import { mediaFolder } from '../../supabase/local/demo/media.ts'
import type { HotelContent } from './distinctive-words.ts'

/** Returns the content of one of the three hotels of e2e/demonstrations. */
export function contentOf(name: string): HotelContent {
  const file = join(import.meta.dirname, '../demonstrations', `${name}.json`)
  return JSON.parse(readFileSync(file, 'utf8')).content
}

/**
 * Packs the document with the demonstrations' pictures that it names, as a person would, and imports it over 'simples'. The
 * pictures are small, because encoding large ones in every width takes long.
 */
export async function importHotel(content: HotelContent): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'hotel-'))
  const file = join(folder, 'hotel.tar.gz')
  mkdirSync(join(folder, 'media'))
  for (const name of mediaNamesIn(content)) {
    const [from, to] = [join(mediaFolder, name), join(folder, 'media', name)]
    if (isFilmName(name)) cpSync(from, to)
    else await sharp(from).resize(500).toFile(to)
  }
  writeFileSync(join(folder, 'content.json'), JSON.stringify({ format: 1, content }))
  await execa('tar', ['czf', file, '-C', folder, 'content.json', 'media'])
  const printed = await runContentCommand('import', file)
  rmSync(folder, { recursive: true })
  return printed
}

/** Runs `npm run content` as the first person of 'simples' on the worker's own backend; returns its output. */
async function runContentCommand(...args: string[]) {
  const { users, variables } = demos.simples
  const { all = '' } = await execa(process.execPath, ['scripts/content.ts', ...args], {
    all: true,
    reject: false,
    stdin: 'ignore',
    env: {
      ...variables,
      DEMO: 'simples',
      DATA_DIR: process.env.E2E_DATA_DIR,
      SUPABASE_URL: '',
      SUPABASE_PUBLISHABLE_KEY: '',
      ADMIN_EMAIL: users[0]?.email,
      ADMIN_PASSWORD: users[0]?.password,
    },
  })
  return all
}
