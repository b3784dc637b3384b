import { join } from 'node:path'
import { execaNode } from 'execa'
import { afterAll, beforeAll } from 'vitest'
import { cleanEnvironment } from '../../scripts/lib/test-environment.ts'
import { listen } from '../local/http-server.ts'
import { type Harness, secrets } from './harness.ts'

/** Runs the scripts of the repository against this backend, as the staff of hotel A would. */
export function commandsOn(harness: Pick<Harness, 'handle'>) {
  let server: Awaited<ReturnType<typeof listen>>
  beforeAll(async () => {
    server = await listen(0)
    server.serve((request) => harness.handle(request))
  })
  afterAll(() => server.close())
  return async (name: string, args: string[], variables: Record<string, string> = {}) => {
    const script = join(import.meta.dirname, `../../scripts/${name}.ts`)
    const { all, exitCode } = await execaNode(script, args, {
      env: {
        ...cleanEnvironment(process.env),
        SUPABASE_URL: server.baseUrl,
        SUPABASE_PUBLISHABLE_KEY: secrets.publishableKey,
        SITE_URL: 'https://hotel.example',
        HOTEL_SLUG: 'hotel-a',
        NODE_ENV: 'test',
        ...variables,
      },
      ...{ extendEnv: false, ipc: false, all: true, reject: false, stdin: 'ignore' },
    })
    return { code: exitCode, said: all }
  }
}
