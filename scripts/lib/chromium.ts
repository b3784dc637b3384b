import { existsSync } from 'node:fs'
import { execaSync } from 'execa'
import { chromium } from 'playwright'
import { pinnedChromium } from './chromium-pinned.ts'
import { Refusal } from './refusal.ts'

/** What CHROMIUM_PATH names; else the one of package-lock.json; where that does not run, an installed one, or a Refusal. */
export async function findChromium(): Promise<string> {
  const chosen = process.env.CHROMIUM_PATH?.trim()
  if (chosen) {
    if (isBrowser(chosen)) return chosen
    throw new Refusal(`CHROMIUM_PATH aponta para ${chosen}, que não é um Chromium que funcione.`)
  }
  const pinned = await pinnedChromium()
  if (pinned && isBrowser(pinned)) return pinned
  const installed = [chromium.executablePath(), ...usualPlaces].find(isBrowser)
  if (!installed)
    throw new Refusal(
      'O Chromium que vem pelo npm é só para Linux x64 com glibc e não funciona nesta máquina. Instale um Chromium ou ' +
        'Chrome; se não for encontrado, indique-o com CHROMIUM_PATH.',
    )
  console.log(`O Chromium que vem pelo npm não funciona nesta máquina; uso o que está em ${installed}.`)
  return installed
}

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** Ubuntu ships a "chromium-browser" that only advertises the snap, so the program is asked for its version. */
function isBrowser(path: string): boolean {
  if (!existsSync(path)) return false
  const { failed, stdout } = execaSync(path, ['--version'], { reject: false, timeout: 20_000 })
  return !failed && /chrom/i.test(stdout)
}
