import type { RequestListener } from 'node:http'
import { createServer } from 'node:https'
import { listenLocally } from '../../scripts/lib/ports.ts'
import { internet, type Network } from '../functions/migrate-room-images/download.ts'
import { handle as migrateRoomImages } from '../functions/migrate-room-images/handle.ts'
import { createFunctions, productFunctions } from '../local/functions.ts'
import { listen } from '../local/http-server.ts'
import { certify } from './certificate.ts'
import { type Harness, hotels, type Identity, secrets, startHarness } from './harness.ts'

export type FunctionsWorld = Awaited<ReturnType<typeof startFunctionsWorld>>

/** The backend with its functions on a port of its own, and `https://fotos.example.com`, which `answer` serves. */
export async function startFunctionsWorld(answer: RequestListener) {
  const { authority, certificate, key } = certify('fotos.example.com')
  const images = createServer({ cert: certificate, key }, answer)
  const port = await listenLocally(images)
  const network: Network = {
    resolve: async () => ['8.8.8.8'],
    request: (options) => internet.request({ ...options, host: '127.0.0.1', port, ca: authority }),
  }
  const gateway = await listen(0)
  const product = productFunctions(
    {
      SUPABASE_URL: gateway.baseUrl,
      SUPABASE_ANON_KEY: secrets.publishableKey,
      HOTEL_SLUG: 'hotel-a',
    },
    secrets.secretKey,
  )
  const functions = createFunctions({
    ...product,
    'migrate-room-images': {
      ...product['migrate-room-images'],
      handle: (request, variables) => migrateRoomImages(request, variables, network),
    },
  })
  const harness = await startHarness({ functions })
  gateway.serve(harness.handle)
  return {
    harness,
    url: gateway.baseUrl,
    async stop() {
      await harness.stop()
      await gateway.close()
      images.closeAllConnections()
      images.close()
    },
  }
}

/** Invokes the migration with supabase-js. Returns status and body of the answer. */
export async function migrateAs(harness: Harness, identity: Identity) {
  const { data, error, response } = await harness.clients[identity].functions.invoke('migrate-room-images')
  return { status: response?.status, body: error ? await response?.json() : data }
}

/** Writes and reads the rooms of hotel A without row security. */
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
