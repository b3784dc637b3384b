import { setTimeout as sleep } from 'node:timers/promises'
import { filesIn } from './page-weight.ts'

const patience = 30_000

/** Requests the files of a page until the server answers with brotli, as it does for every visitor but the first ones. */
export async function untilPacked(url: URL): Promise<void> {
  const html = await (await fetch(url)).text()
  const files = [...filesIn(html, 'js'), ...filesIn(html, 'css')]
  const end = Date.now() + patience
  while (Date.now() < end) {
    const packings = await Promise.all(files.map((file) => packingOf(new URL(file, url))))
    if (packings.every((packing) => packing === 'br')) return
    await sleep(200)
  }
}

async function packingOf(url: URL) {
  const response = await fetch(url, { headers: { 'accept-encoding': 'br' } })
  await response.arrayBuffer()
  return response.headers.get('content-encoding')
}
