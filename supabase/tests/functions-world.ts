import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { createServer } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listenLocally } from '../../scripts/lib/ports.ts'
import { publicKeyOf } from '../local/auth/tokens.ts'
import { createFunctions, teamFunction } from '../local/functions.ts'
import { listen } from '../local/http-server.ts'
import { certify } from './certificate.ts'
import { type Harness, hotels, type Identity, secrets, startHarness } from './harness.ts'

export type FunctionsWorld = Awaited<ReturnType<typeof startFunctionsWorld>>

/** The backend with its functions on a port of its own, and `https://fotos.example.com` as `answer` makes it. */
export async function startFunctionsWorld(answer: RequestListener) {
  const folder = mkdtempSync(join(tmpdir(), 'functions-'))
  const { authority, certificate, key } = certify('fotos.example.com')
  const authorityFile = join(folder, 'authority.pem')
  writeFileSync(authorityFile, authority)
  const images = createServer({ cert: certificate, key }, answer)
  const imagesPort = await listenLocally(images)
  const gateway = await listen(0)
  const functions = createFunctions({
    folder: join(import.meta.dirname, '../functions'),
    cacheFolder: join(folder, 'deno'),
    publicKey: publicKeyOf(secrets.signingKey),
    variables: {
      SUPABASE_URL: gateway.baseUrl,
      SUPABASE_ANON_KEY: secrets.publishableKey,
      HOTEL_SLUG: 'hotel-a',
      TEST_SERVER_PORT: String(imagesPort),
    },
    ...teamFunction(secrets.secretKey),
    denoArguments: [
      `--cert=${authorityFile}`,
      `--preload=${join(import.meta.dirname, 'functions-network.ts')}`,
    ],
  })
  const harness = await startHarness({ functions })
  gateway.serve(harness.handle)
  return {
    harness,
    functions,
    url: gateway.baseUrl,
    async stop() {
      await harness.stop()
      await gateway.close()
      images.closeAllConnections()
      images.close()
      rmSync(folder, { recursive: true })
    },
  }
}

/** Invokes the migration as supabase-js does: status and body of the answer. */
export async function migrateAs(harness: Harness, identity: Identity) {
  const { data, error, response } = await harness.clients[identity].functions.invoke('migrate-room-images')
  return { status: response?.status, body: error ? await response?.json() : data }
}

/** Puts rooms into hotel A and reads them back, past all rules. */
export function roomsOf({ service }: Harness) {
  const section = { hotel_id: hotels.a, section: 'rooms' }
  return {
    async set(data: { id: string; name?: string; images: string[] }[]) {
      const { error } = await service.from('hotel_content').update({ data }).match(section)
      if (error) throw error
    },
    async get(): Promise<{ data: { id: string; name?: string; images: string[] }[]; version: number }> {
      const { data, error } = await service
        .from('hotel_content')
        .select('data, version')
        .match(section)
        .single()
      if (error) throw error
      return JSON.parse(JSON.stringify(data))
    },
  }
}
