import { resolve } from 'node:path'
import { heldDemo } from '../../supabase/local/data-directory.ts'
import { type DemoName, isDemoName, unknownDemo } from '../../supabase/local/demo/demos.ts'
import { Refusal } from './refusal.ts'
import { root } from './root.ts'

type Variables = Record<string, string | undefined>

/** What the command line says, as a variable: `--demo=simples` or `--demo simples`. */
export function demoFlag(args: string[]): Variables {
  const place = args.findIndex((arg) => arg === '--demo' || arg.startsWith('--demo='))
  const flag = args[place]
  if (flag === undefined) return {}
  const name = flag === '--demo' ? args[place + 1] : flag.slice('--demo='.length)
  return { DEMO: name?.trim() || '?' }
}

/**
 * The embedded hotel and its data directory. Each has one of its own, and a directory keeps the hotel that it began with;
 * throws a Refusal for another, unless it is about to be emptied.
 */
export function chooseDemo({ DEMO: asked, DATA_DIR: given }: Variables, isReset = false) {
  if (asked && !isDemoName(asked)) throw new Refusal(unknownDemo(asked))
  const folder = given ?? (asked && asked !== usual ? `.data-${asked}` : '.data')
  const dataDir = resolve(root, folder)
  const held = heldDemo(dataDir)
  if (asked && held && asked !== held && !isReset) {
    throw new Refusal(
      `A pasta ${dataDir} guarda a demonstração "${held}". Escolha outra com DATA_DIR, ` +
        `ou comece de novo nesta: npm run db:reset -- --demo=${asked}`,
    )
  }
  const name = asked ?? held ?? usual
  return { demo: isDemoName(name) ? name : usual, dataDir }
}

const usual: DemoName = 'quaresmeira'
