import { readConnection } from '../connection.ts'
import { Refusal } from '../refusal.ts'
import { readSettings } from '../settings.ts'
import type { World } from './check.ts'
import { readFacts } from './facts.ts'
import type { Options } from './options.ts'

type Given = Pick<Options, 'variables' | 'secrets' | 'management' | 'envFile'>

/** Everything the checks look at, of a hosted project or of the demonstration; throws a Refusal for bad variables. */
export async function readWorld({ variables, secrets, management, envFile }: Given): Promise<World> {
  const { site, hosted } = readSettings(variables)
  const own = hosted ? undefined : embedded(site.DATA_DIR)
  const project = own ?? { url: site.SUPABASE_URL, publishableKey: site.SUPABASE_PUBLISHABLE_KEY }
  const answer = await readFacts(project, site.HOTEL_SLUG, own ?? secrets).catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error
    return {
      factsMissing: { state: 'wrong', found: error.message, nextStep: 'npm run doctor, de novo.' },
    } as const
  })
  return {
    ...{ variables, site, hosted, project, envFile, management },
    facts: 'facts' in answer ? answer.facts : undefined,
    factsMissing: 'factsMissing' in answer ? answer.factsMissing : { state: 'unknown', found: '' },
  }
}

function embedded(dataDir: string) {
  try {
    return readConnection(dataDir)
  } catch {
    throw new Refusal(
      'Ainda não há projeto Supabase nem demonstração ligada.\n→ npm start mostra a demonstração, npm run setup leva o seu hotel ao ar.',
    )
  }
}
