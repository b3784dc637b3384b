import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { execa, execaSync } from 'execa'
import { root } from '../../../scripts/lib/root.ts'
import { ignorePatterns, isIgnored, type Stage } from './dockerfile.ts'

/** What the engine would start: a folder with Debian and the site in it. */
export type Image = { folder: string; env: Record<string, string>; workdir: string; user: string }

/** Debian with what the official image adds to it: Node, npm and the user `node`. */
export function makeBase(): string {
  const folder = join(mkdtempSync(join(tmpdir(), 'image-')), 'base')
  const packages = '--include=ca-certificates,libatomic1,libstdc++6'
  execaSync('mmdebstrap', ['--variant=minbase', '--quiet', packages, 'bookworm', folder])
  const npmProgram = execaSync('sh', ['-c', 'readlink -f "$(command -v npm)"']).stdout
  const local = join(folder, 'usr', 'local')
  cpSync(realpathSync(process.execPath), join(local, 'bin', 'node'))
  cpSync(resolve(npmProgram, '../..'), join(local, 'lib', 'node_modules', 'npm'), { recursive: true })
  symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', join(local, 'bin', 'npm'))
  execaSync('bwrap', ['--bind', folder, '/', 'useradd', '--uid', '1000', '--create-home', 'node'])
  return folder
}

/** Carries the stages out, one after the other, as an engine would; returns the last. */
export function buildImage(base: string, stages: Stage[]): Image {
  const made = new Map<string, Image>()
  let image: Image | undefined
  for (const [index, { name = String(index), steps }] of stages.entries()) {
    const folder = `${base}-${name}`
    execaSync('cp', ['-a', base, folder])
    image = { folder, env: {}, workdir: '/', user: 'root' }
    made.set(name, image)
    for (const { word, rest } of steps) carryOut(image, word, rest, made)
  }
  if (!image) throw new Error('a Dockerfile without a stage')
  return image
}

function carryOut(image: Image, word: string, rest: string, made: Map<string, Image>) {
  if (word === 'WORKDIR') {
    image.workdir = rest
    mkdirSync(join(image.folder, rest), { recursive: true })
  } else if (word === 'ENV') {
    Object.assign(image.env, Object.fromEntries(rest.split(' ').map((pair) => pair.split('='))))
  } else if (word === 'USER') image.user = rest
  else if (word === 'COPY') copy(image, rest.split(' '), made)
  else if (word === 'RUN') {
    const [command = '', ...args] = inside(image, { writable: true, user: 'root' })
    execaSync(command, [...args, 'sh', '-c', rest], { all: true })
  } else if (!['VOLUME', 'EXPOSE', 'HEALTHCHECK', 'CMD'].includes(word)) throw new Error(`unknown: ${word}`)
}

function copy(image: Image, words: string[], made: Map<string, Image>) {
  const from = words[0]?.startsWith('--from=') ? made.get(words.shift()?.slice(7) ?? '') : undefined
  const target = join(image.folder, image.workdir, words.pop() ?? '')
  const patterns = ignorePatterns()
  for (const word of words) {
    const source = from ? join(from.folder, word) : resolve(root, word)
    const isKept = (path: string) =>
      from !== undefined || path === root || !isIgnored(relative(root, path), patterns)
    const isFolder = word.endsWith('.') || from !== undefined
    cpSync(source, isFolder ? target : join(target, word), {
      recursive: true,
      filter: isKept,
      verbatimSymlinks: true,
    })
  }
}

type Inside = { writable?: boolean; user?: string; volume?: string; env?: Record<string, string> }

/** The command line that runs another one in the image: by default read-only, as its user, without any privilege. */
export function inside(image: Image, { writable, user = image.user, volume, env }: Inside = {}): string[] {
  const variables = Object.entries({ PATH: '/usr/local/bin:/usr/bin:/bin', ...image.env, ...env })
  const ca = process.env.NODE_EXTRA_CA_CERTS
  return [
    'bwrap',
    ...['--die-with-parent', '--unshare-pid', '--unshare-ipc', '--clearenv'],
    ...[writable ? '--bind' : '--ro-bind', image.folder, '/'],
    ...['--proc', '/proc', '--dev', '/dev', '--tmpfs', '/tmp'],
    ...['--ro-bind', '/etc/resolv.conf', '/etc/resolv.conf', '--ro-bind', '/etc/hosts', '/etc/hosts'],
    ...(volume ? ['--bind', volume, '/data'] : []),
    ...(writable && ca
      ? ['--ro-bind', ca, '/tmp/ca.crt', '--setenv', 'NODE_EXTRA_CA_CERTS', '/tmp/ca.crt']
      : []),
    ...variables.flatMap(([name, value]) => ['--setenv', name, value]),
    ...['--chdir', image.workdir],
    ...(user === 'root' ? [] : asUser),
  ]
}

const asUser = [
  ...['--cap-add', 'CAP_SETUID', '--cap-add', 'CAP_SETGID', '--cap-add', 'CAP_SETPCAP'],
  ...['setpriv', '--reuid=1000', '--regid=1000', '--clear-groups', '--bounding-set=-all', '--no-new-privs'],
]

/** Runs a command in the image to its end. */
export async function runInside(image: Image, command: string[], options?: Inside) {
  const [program = '', ...args] = [...inside(image, options), ...command]
  const { exitCode, all } = await execa(program, args, { all: true, reject: false })
  return { code: exitCode, output: all }
}

export function removeBase(base: string): void {
  rmSync(resolve(base, '..'), { recursive: true, force: true })
}
