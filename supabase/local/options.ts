import { resolve } from 'node:path'
import { type DemoName, demos, isDemoName, unknownDemo } from './demo/demos.ts'
import { StartFailure } from './start-failure.ts'

/** What the embedded backend is told at start. Port 0 means any free port. */
export type Options = {
  port: number
  dataDir: string
  demo: DemoName
  hotelSlug: string
  reset: boolean
  empty: boolean
}

/** Reads SUPABASE_PORT, DATA_DIR, DEMO, HOTEL_SLUG and the flags `--reset` and `--empty`; throws a StartFailure for a malformed one. */
export function readOptions(env: Record<string, string | undefined>, args: string[]): Options {
  const demo = readDemo(env.DEMO?.trim() || 'quaresmeira')
  const hotelSlug = env.HOTEL_SLUG?.trim() || demos[demo].hotel.slug
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(hotelSlug)) {
    throw new StartFailure(`HOTEL_SLUG só aceita letras minúsculas, números e hífens: ${hotelSlug}`)
  }
  return {
    port: readPort(env.SUPABASE_PORT?.trim() || '54321'),
    dataDir: resolve(env.DATA_DIR?.trim() || '.data'),
    demo,
    hotelSlug,
    reset: args.includes('--reset'),
    empty: args.includes('--empty'),
  }
}

function readDemo(name: string) {
  if (isDemoName(name)) return name
  throw new StartFailure(unknownDemo(name))
}

function readPort(text: string) {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : -1
  if (port < 0 || port > 65535) throw new StartFailure(`SUPABASE_PORT deve ser um número de porta: ${text}`)
  return port
}
