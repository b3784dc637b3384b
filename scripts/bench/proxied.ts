import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { startPlainNginx } from '../../e2e/hosting/support/plain-nginx.ts'
import { findFreePort } from '../lib/ports.ts'
import { root } from '../lib/root.ts'
import { atEnd } from '../lib/run-command.ts'

export const hasNginx = existsSync('/usr/sbin/nginx')

/** One nginx before the site, as it is shipped but without TLS, and beside it the same page as a file. */
export async function startProxy(site: URL, page: string) {
  const [port, filePort] = [await findFreePort(), await findFreePort()]
  const others = [await findFreePort(), await findFreePort()]
  const html = await (await fetch(new URL(page, site))).text()
  let pidFile = ''
  const { stop } = await startPlainNginx(port, (folder) => {
    pidFile = join(folder, 'pid')
    for (const name of ['file', 'publications']) mkdirSync(join(folder, name))
    writeFileSync(join(folder, 'file', 'page.html'), html)
    writeFileSync(join(folder, 'file', 'page.html.gz'), gzipSync(html, { level: 9 }))
    return `${shippedWithoutTls(folder, site.port, port, others)}
server {
  listen 127.0.0.1:${filePort};
  root ${join(folder, 'file')};
  types { text/html html; }
  gzip_static on;
  open_file_cache max=100;
  location / { try_files /page.html =404; }
}`
  })
  atEnd(stop)
  const parent = readFileSync(pidFile, 'utf8').trim()
  const workers = readFileSync(`/proc/${parent}/task/${parent}/children`, 'utf8')
    .trim()
    .split(' ')
    .map(Number)
  return { proxied: `http://127.0.0.1:${port}${page}`, file: `http://127.0.0.1:${filePort}/`, workers }
}

function shippedWithoutTls(folder: string, upstream: string, port: number, [plain, purge]: number[]) {
  return readFileSync(join(root, 'deploy', 'nginx.conf'), 'utf8')
    .replaceAll(/^ *(?:listen \[::\]|ssl_).*\n/gm, '')
    .replaceAll('listen 80;', `listen 127.0.0.1:${plain};`)
    .replaceAll(/listen 443[^;]*;/g, `listen 127.0.0.1:${port};`)
    .replace('listen 127.0.0.1:8091;', `listen 127.0.0.1:${purge};`)
    .replaceAll('server_name www.hotel.example;', 'server_name 127.0.0.1 www.hotel.example;')
    .replaceAll('/run/quaresmeira-publications', join(folder, 'publications'))
    .replaceAll('/var/log/nginx', folder)
    .replaceAll('/var/cache/nginx-quaresmeira', join(folder, 'cache'))
    .replace('server 127.0.0.1:3000;', `server 127.0.0.1:${upstream};`)
}
