import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startChild } from '../../../scripts/lib/children.ts'
import { resultFile } from '../../../scripts/lib/test-folders.ts'

/** nginx with these lines in `http { … }`; `folder` is where it may keep things. Stops with `stop`. */
export async function startPlainNginx(port: number, http: (folder: string) => string) {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  const file = join(folder, 'nginx.conf')
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${join(folder, kind)};`)
    .join('\n')
  writeFileSync(
    file,
    `user ${userInfo().username}; daemon off; pid ${folder}/pid; error_log stderr warn; worker_processes 1;
events { worker_connections 512; }
http {
access_log off;
${temporary}
${http(folder)}
}`,
  )
  const child = startChild({
    command: '/usr/sbin/nginx',
    args: ['-p', folder, '-c', file],
    log: resultFile('nginx.log'),
  })
  const origin = `http://127.0.0.1:${port}`
  while (!(await answers(origin))) {
    if (!child.isRunning()) throw new Error(`nginx did not start:\n${child.tail()}`)
    await sleep(50)
  }
  return {
    origin,
    async stop() {
      await child.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function answers(origin: string) {
  return fetch(`${origin}/api/health`).then(
    () => true,
    () => false,
  )
}
