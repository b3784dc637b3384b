import { execFile } from 'node:child_process'
import { chmodSync, copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '../../../scripts/lib/root.ts'

const run = promisify(execFile)

const version = '64.0.2'
const cliFolder = join(root, 'node_modules', '.cache', `vercel-cli-${version}`)

/** Fetches Vercel's own tool from npm, once. Says why where the registry does not give it. */
export async function fetchVercelCli(): Promise<{ cli: string } | { why: string }> {
  const cli = join(cliFolder, 'node_modules', 'vercel', 'dist', 'index.js')
  if (existsSync(cli)) return { cli }
  console.log(`Fetching vercel@${version} from npm, once (350 MB)…`)
  mkdirSync(cliFolder, { recursive: true })
  // `vercel sandbox` is not wanted here.
  const wanted = {
    private: true,
    dependencies: { vercel: version },
    overrides: { sandbox: 'npm:client-only@0.0.1' },
  }
  writeFileSync(join(cliFolder, 'package.json'), JSON.stringify(wanted))
  const args = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  try {
    await run('npm', args, { cwd: cliFolder })
    return { cli }
  } catch (error) {
    return { why: `vercel@${version} cannot be had from npm: ${String(error).slice(0, 300)}` }
  }
}

/** A copy of this checkout for Vercel's tool to build in; packages are hard links where the disk allows them. */
export async function copyOfCheckout(): Promise<string> {
  const copy = mkdtempSync(join(tmpdir(), 'vercel-site-'))
  // Functions run as somebody else.
  chmodSync(copy, 0o755)
  const { stdout } = await run('git', ['ls-files', '-z', '-c', '-o', '--exclude-standard'], { cwd: root })
  for (const file of stdout.split('\0').filter((name) => name && existsSync(join(root, name)))) {
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    copyFileSync(join(root, file), join(copy, file))
  }
  const modules = [join(root, 'node_modules'), join(copy, 'node_modules')]
  await run('cp', ['-al', ...modules]).catch(() => run('cp', ['-a', ...modules]))
  mkdirSync(join(copy, '.vercel'))
  const settings = { framework: 'nextjs', installCommand: 'true', nodeVersion: '24.x' }
  writeFileSync(
    join(copy, '.vercel', 'project.json'),
    JSON.stringify({ projectId: 'prj_local', orgId: 'team_local', settings }),
  )
  return copy
}

/** As Vercel does it, without its account: `vercel build` with the project's own settings and these variables. */
export async function vercelBuild(
  cli: string,
  copy: string,
  env: Record<string, string>,
): Promise<{ ok: boolean; said: string; output: string }> {
  const output = join(copy, '.vercel', 'output')
  rmSync(output, { recursive: true, force: true })
  const args = [cli, 'build', '--prod', '--yes', '--standalone', '--token', 'none', '--scope', 'team_local']
  const own = { PATH: process.env.PATH, HOME: process.env.HOME, VERCEL: '1', VERCEL_TELEMETRY_DISABLED: '1' }
  const all = { ...own, NEXT_TELEMETRY_DISABLED: '1', ...env }
  try {
    const { stdout, stderr } = await run(process.execPath, args, {
      cwd: copy,
      env: { ...all, NODE_ENV: 'production' },
      maxBuffer: 50_000_000,
    })
    return { ok: true, said: stdout + stderr, output }
  } catch (error) {
    const { stdout = '', stderr = String(error) } = Object(error)
    return { ok: false, said: `${stdout}${stderr}`, output }
  }
}

/** In bytes, with everything that is traced into it. */
export async function sizeOf(folder: string): Promise<number> {
  const { stdout } = await run('du', ['-sbL', folder])
  return Number.parseInt(stdout, 10)
}
