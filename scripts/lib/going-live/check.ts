import type { Env } from '../../../lib/env.ts'
import { Refusal } from '../refusal.ts'
import type { Variables } from '../settings.ts'
import type { Facts } from './facts.ts'
import type { Management } from './management.ts'
import type { Project } from './project.ts'

/** `unknown` was not looked at, for want of a key; it is no failure, and neither is a warning. */
export type State = 'ok' | 'wrong' | 'warning' | 'unknown'

export type Outcome = {
  state: State
  /** What was seen, in a few Portuguese words. */
  found: string
  /** One sentence or one command. */
  nextStep?: string
}

export type World = {
  variables: Variables
  site: Env
  /** False with the embedded backend of the demonstration. */
  hosted: boolean
  project: Project
  /** Undefined without the secret key and the database's address, or where the database is older than they are. */
  facts: Facts | undefined
  factsMissing: Outcome
  envFile: string
  management: Management
}

export type Check = { name: string; run: (world: World) => Outcome | Promise<Outcome> }
export type Row = Outcome & { name: string }

export function ok(found: string): Outcome {
  return { state: 'ok', found }
}

export function wrong(found: string, nextStep: string): Outcome {
  return { state: 'wrong', found, nextStep }
}

export function warning(found: string, nextStep: string): Outcome {
  return { state: 'warning', found, nextStep }
}

export function unknown(found: string, nextStep: string): Outcome {
  return { state: 'unknown', found, nextStep }
}

/** All at once; a Refusal of a check is its ✗, and no other failure keeps the table from being printed. */
export function runChecks(checks: Check[], world: World): Promise<Row[]> {
  return Promise.all(
    checks.map(async ({ name, run }) => {
      try {
        return { name, ...(await run(world)) }
      } catch (error) {
        const found = error instanceof Error ? error.message : String(error)
        const nextStep =
          error instanceof Refusal ? 'Confira o endereço e a rede, e rode de novo.' : 'Rode de novo.'
        return { name, ...wrong(found, nextStep) }
      }
    }),
  )
}

export function withFacts(name: string, run: (facts: Facts, world: World) => Outcome): Check {
  return { name, run: (world) => (world.facts ? run(world.facts, world) : hidden(world.factsMissing)) }
}

function hidden({ state, found, nextStep = '' }: Outcome): Outcome {
  return unknown(state === 'unknown' ? found : 'depende das migrações', nextStep)
}
