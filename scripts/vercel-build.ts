import { join } from 'node:path'
import { parseEnv } from '../lib/env.ts'
import { startNext } from './lib/build.ts'
import { Refusal } from './lib/refusal.ts'
import { root } from './lib/root.ts'
import { runCommand } from './lib/run-command.ts'
import { finishForVercel, forgetMark } from './lib/vercel-pages.ts'

// Vercel keeps it from one build to the next: content for a build while the backend is away.
const kept = join(root, '.next', 'cache', 'site')

await runCommand(async () => {
  const env = { ...process.env, VERCEL: '1' }
  checkSettings(env)
  const distDir = join(root, '.next')
  forgetMark(distDir)
  const build = startNext(['build'], { ...env, DATA_DIR: kept, NEXT_TSCONFIG: 'tsconfig.vercel.json' })
  if ((await build.exited) !== 0) throw new Refusal('O site não pôde ser gerado: veja acima.')
  const { sealed, onDemand } = finishForVercel(distDir)
  console.log(
    onDemand
      ? 'O Supabase não respondeu e não há conteúdo guardado: cada página será gerada na primeira visita.'
      : `${sealed} páginas com a sua política de segurança.`,
  )
  return 0
}, 130)

function checkSettings(env: Record<string, string | undefined>) {
  try {
    parseEnv(env)
  } catch (error) {
    throw new Refusal(error instanceof Error ? error.message : String(error))
  }
}
