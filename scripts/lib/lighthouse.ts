import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { startChild } from './children.ts'
import { chromiumFlags } from './chromium-flags.ts'
import { isTrustworthy, type LighthouseRun, readReport } from './lighthouse-report.ts'
import { Refusal } from './refusal.ts'
import { root } from './root.ts'
import { cleanEnvironment } from './test-environment.ts'
import { resultFile } from './test-folders.ts'

// No dependency of the project: it brings a hundred packages that nothing else needs.
const version = '13.5.0'
const folder = join(root, 'node_modules', '.cache', `lighthouse-${version}`)
const program = join(folder, 'node_modules', 'lighthouse', 'cli', 'index.js')

export async function installLighthouse(): Promise<void> {
  if (existsSync(program)) return
  mkdirSync(folder, { recursive: true })
  const args = ['install', '--prefix', folder, '--no-audit', '--no-fund', '--ignore-scripts']
  const log = resultFile('lighthouse.log')
  const env = cleanEnvironment(process.env)
  const npm = startChild({ command: 'npm', args: [...args, `lighthouse@${version}`], env, log })
  if ((await npm.exited) === 0 && existsSync(program)) return
  rmSync(folder, { recursive: true, force: true })
  throw new Refusal(
    `Não consegui buscar o Lighthouse ${version} no npm (detalhes em ${log}). ` +
      'Com "npm run bench -- --runs=0" tudo o mais é medido sem ele.',
  )
}

const attempts = 3

/** As on a phone; repeated where the machine was too busy or it failed. Undefined when there is no result. */
export async function runLighthouse(
  url: URL,
  chromium: string,
  file: string,
): Promise<LighthouseRun | undefined> {
  let run: LighthouseRun | undefined
  for (let attempt = 0; attempt < attempts && !isTrustworthy(run); attempt++) {
    run = (await runOnce(url, chromium, file)) ?? run
  }
  return run
}

async function runOnce(url: URL, chromium: string, file: string): Promise<LighthouseRun | undefined> {
  mkdirSync(dirname(file), { recursive: true })
  rmSync(file, { force: true })
  const child = startChild({
    args: [
      program,
      url.href,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      '--only-categories=performance,accessibility,best-practices,seo',
      `--chrome-flags=--headless ${chromiumFlags.join(' ')}`,
    ],
    env: { ...cleanEnvironment(process.env), CHROME_PATH: chromium },
    log: resultFile('lighthouse.log'),
  })
  const deadline = setTimeout(() => void child.stop(), 150_000)
  const code = await child.exited
  clearTimeout(deadline)
  return code === 0 ? readReport(JSON.parse(readFileSync(file, 'utf8'))) : undefined
}
