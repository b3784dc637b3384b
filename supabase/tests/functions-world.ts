import type { RequestListener } from 'node:http'
import { createServer } from 'node:https'
import { listenLocally } from '../../scripts/lib/ports.ts'
import { internet, type Network } from '../functions/migrate-room-images/download.ts'
import { handle as migrateRoomImages } from '../functions/migrate-room-images/handle.ts'
import { createFunctions, productFunctions } from '../local/functions.ts'
import { listen } from '../local/http-server.ts'
import { certify } from './certificate.ts'
import { type Client, secrets, startHarness } from './harness.ts'

export type FunctionsWorld = Awaited<ReturnType<typeof startFunctionsWorld>>

/** Starts the backend with its functions on its own port, and `https://fotos.example.com`, which `answer` serves. */
export async function startFunctionsWorld(answer: RequestListener) {
  const { certificate, key } = certify('fotos.example.com')
  const images = createServer({ cert: certificate, key }, answer)
  const port = await listenLocally(images)
  const network: Network = {
    resolve: async () => ['8.8.8.8'],
    request: (options) => internet.request({ ...options, host: '127.0.0.1', port, ca: certificate }),
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

/** Invokes a function with supabase-js; returns the status and body of its response. */
export async function invoke(client: Client, name: string, body?: object) {
  const { data, error, response } = await client.functions.invoke(name, { body })
  return { status: response?.status, body: error ? await response?.json() : data }
}
