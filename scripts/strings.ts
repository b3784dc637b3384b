import { runCommand } from './lib/run-command.ts'
import { allowSiteImports } from './lib/site-imports.ts'

allowSiteImports()
await runCommand(mapStrings, 130)

/** Writes docs/content-map.md; exit code 1 when a text or picture of the site is neither content nor the product's. */
async function mapStrings(): Promise<number> {
  const { writeContentMap } = await import('./strings/run.ts')
  return writeContentMap()
}
