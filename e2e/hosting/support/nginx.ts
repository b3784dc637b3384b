import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { execa } from 'execa'
import { type Child, startChild } from '../../../scripts/lib/children'
import { findFreePort } from '../../../scripts/lib/ports'
import { root } from '../../../scripts/lib/root'

/** The packages that `startNginx` needs. */
export const nginxPackages = ['nginx-light', 'openssl']

export type RunningNginx = {
  origin: string
  port: number
  purgeUrl: string
  /** Without TLS: where visitors are led on, and certificates are proved from `webroot`. */
  plainOrigin: string
  webroot: string
  log: () => string
  stop: () => Promise<void>
}

/**
 * Debian's nginx with the site's own configuration (deploy/nginx.conf), on free ports, before these upstreams
 * (`127.0.0.1:3000`). With `bare`, as somebody writes it who has three lines: another Host, no other header.
 */
export async function startNginx(upstreams: string[], bare = false): Promise<RunningNginx> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-test-'))
  const [port, plainPort, purgePort] = [await findFreePort(), await findFreePort(), await findFreePort()]
  for (const name of ['temp', 'cert', 'publications']) mkdirSync(join(folder, name))
  await makeCertificate(join(folder, 'cert'))
  const site = bare ? bareSite(port, upstreams) : ownSite({ folder, port, plainPort, purgePort, upstreams })
  writeFileSync(join(folder, 'site.conf'), site)
  const config = join(folder, 'nginx.conf')
  writeFileSync(config, frame(folder))
  const check = await execa('/usr/sbin/nginx', ['-t', '-c', config], { reject: false })
  if (check.exitCode !== 0) throw new Error(check.stderr)
  const log = join(folder, 'nginx.log')
  const child = startChild({ command: '/usr/sbin/nginx', args: ['-c', config], log })
  const origin = `${bare ? 'http' : 'https'}://localhost:${port}`
  await listening(port, child)
  return {
    origin,
    port,
    purgeUrl: `http://127.0.0.1:${purgePort}/`,
    plainOrigin: `http://127.0.0.1:${plainPort}`,
    webroot: join(folder, 'html'),
    log: () => readFileSync(join(folder, 'error.log'), 'utf8'),
    stop: async () => {
      await child.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** For `localhost` and the name in the configuration; valid for a day, believed by nobody. */
async function makeCertificate(folder: string): Promise<void> {
  const [key, cert] = [join(folder, 'privkey.pem'), join(folder, 'fullchain.pem')]
  const names = 'subjectAltName=DNS:localhost,DNS:www.hotel.example,DNS:hotel.example'
  const args = [
    'req',
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-nodes',
    '-days',
    '1',
  ]
  await execa('openssl', [...args, '-subj', '/CN=localhost', '-addext', names, '-keyout', key, '-out', cert])
}

type Places = { folder: string; port: number; plainPort: number; purgePort: number; upstreams: string[] }

/** The configuration as it is shipped, but for ports, folders and the name of this machine. */
function ownSite({ folder, port, plainPort, purgePort, upstreams }: Places) {
  return readFileSync(join(root, 'deploy', 'nginx.conf'), 'utf8')
    .replaceAll(/^ *listen \[::\].*\n/gm, '')
    .replaceAll('listen 80;', `listen 127.0.0.1:${plainPort};`)
    .replaceAll('listen 443 ', `listen 127.0.0.1:${port} `)
    .replace('listen 127.0.0.1:8091;', `listen 127.0.0.1:${purgePort};`)
    .replaceAll('server_name www.hotel.example;', 'server_name localhost www.hotel.example;')
    .replaceAll('$host;', '$http_host;')
    .replaceAll('/etc/letsencrypt/live/www.hotel.example', join(folder, 'cert'))
    .replaceAll('/run/quaresmeira-publications', join(folder, 'publications'))
    .replace('/var/www/html', join(folder, 'html'))
    .replaceAll('/var/cache/nginx-quaresmeira', join(folder, 'cache'))
    .replace('server 127.0.0.1:3000;', upstreams.map((upstream) => `server ${upstream};`).join(' '))
}

function bareSite(port: number, [upstream]: string[]) {
  return `server { listen 127.0.0.1:${port}; location / { proxy_pass http://${upstream}; } }`
}

function frame(folder: string) {
  const temps = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return `${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log warn;
events { worker_connections 1024; }
http {
  access_log off;
  ${temps.map((name) => `${name}_temp_path ${folder}/temp/${name};`).join('\n  ')}
  include ${folder}/site.conf;
}
`
}

async function listening(port: number, child: Child) {
  const { connect } = await import('node:net')
  const deadline = Date.now() + 20_000
  while (Date.now() < deadline && child.isRunning()) {
    const isOpen = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.destroy()
        resolve(true)
      }).on('error', () => resolve(false))
    })
    if (isOpen) return
  }
  throw new Error(`nginx does not listen:\n${child.tail()}`)
}
