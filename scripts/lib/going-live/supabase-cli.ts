import { execa } from 'execa'
import { root } from '../root.ts'
import { refOf } from './project.ts'
import type { Given } from './world.ts'

/** The official command line, fetched by npx; the same version that the workflow tests against. */
export const supabaseCli = 'supabase@3.1.0'

/** What brings the migrations and the functions into a project: one command a line. */
export function installCommands(projectUrl: string, slug: string, ref = refOf(projectUrl)): string[] {
  return argumentsFor(ref ?? '<ref>', slug).map((command) => ['npx', ...command].join(' '))
}

/** Runs them; false when one fails, after it has printed why. Secrets go by the environment, never as arguments. */
export async function install(
  ref: string,
  slug: string,
  { accessToken, databasePassword }: Pick<Given, 'accessToken' | 'databasePassword'>,
): Promise<boolean> {
  const env = {
    SUPABASE_YES: 'true',
    ...(accessToken ? { SUPABASE_ACCESS_TOKEN: accessToken } : {}),
    ...(databasePassword ? { SUPABASE_DB_PASSWORD: databasePassword } : {}),
  }
  for (const command of argumentsFor(ref, slug)) {
    console.log(`\n$ npx ${command.join(' ')}`)
    const { failed } = await execa('npx', ['--yes', ...command], {
      ...{ cwd: root, env, reject: false },
      stdin: process.stdin.isTTY ? 'inherit' : 'ignore',
      ...({ stdout: 'inherit', stderr: 'inherit' } as const),
    })
    if (failed) return false
  }
  return true
}

/** `--remote` says that the project is meant and not a database on this machine. `--use-api` needs no Docker. */
function argumentsFor(ref: string, slug: string) {
  return [
    [supabaseCli, 'db', 'push', `--remote=${ref}`],
    [supabaseCli, 'functions', 'deploy', '--use-api', `--remote=${ref}`],
    [supabaseCli, 'secrets', 'set', `HOTEL_SLUG=${slug}`, `--remote=${ref}`],
  ]
}
