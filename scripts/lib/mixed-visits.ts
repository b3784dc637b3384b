import { type Asking, askTogether, residentMegabytes } from './server-cost.ts'

/** Megabytes that the site's process holds after so many requests of every kind. Needs Linux. */
export async function memoryAfterVisits(site: string, pid: number, count = 10_000): Promise<number> {
  await askTogether(mixed(await addressesOf(site), count))
  return residentMegabytes(pid)
}

type Addresses = { site: string; pages: string[]; files: string[] }

async function addressesOf(site: string): Promise<Addresses> {
  const home = await textOf(`${site}/`)
  const pages = ['/', ...found(home, /href="(\/[a-z][\w/-]*)"/g)].filter(
    (path) => !/^\/(?:_next|admin|media)/.test(path),
  )
  const texts = await Promise.all(pages.map((path) => textOf(site + path)))
  const files = texts.flatMap((text) =>
    found(text, /"?(\/(?:_next\/static|media|encoded|images|icones)\/[^"\s,?]+)/g),
  )
  return { site, pages: [...new Set(pages)], files: [...new Set(files)] }
}

function* mixed({ site, pages, files }: Addresses, count: number): Generator<Asking> {
  const packings = ['gzip', 'gzip, deflate, br', undefined]
  for (let turn = 0; turn < count; turn += 1) {
    const packing = packings[turn % packings.length]
    const headers = packing ? { 'accept-encoding': packing } : undefined
    const page = pages[(turn * 7) % pages.length] ?? '/'
    const file = files[(turn * 13) % files.length] ?? '/'
    const kind = turn % 10
    if (kind < 4) yield { url: site + page, headers }
    else if (kind < 6) yield { url: `${site}${page}?_rsc=${turn % 50}`, headers: { ...headers, ...ahead } }
    else if (kind < 8) yield { url: site + file, headers }
    else if (kind < 9) yield { url: `${site}/nao-existe-${turn}`, headers }
    else if (turn % 20 < 10) yield { url: `${site}/admin/login`, headers }
    else yield { url: `${site}${page}?utm_source=${turn}`, headers }
  }
}

const ahead = { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' }

async function textOf(url: string): Promise<string> {
  return (await fetch(url)).text()
}

function found(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, address = '']) => address)
}
