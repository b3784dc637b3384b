import { setTimeout as sleep } from 'node:timers/promises'
import { filesIn } from './page-weight.ts'

const patience = 5000

/**
 * Asks for the files of a page until they come as all visitors but the very first get them, packed well. A server that
 * never does is left alone after a while.
 */
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
