import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../lib/root.ts'

/** The files that the page at an address is made of, as far as imports tell; else those of the page of a missing one. */
export function filesOfPage(path: string): ReadonlySet<string> {
  const page = pages.find(({ address }) => address.test(path))
  const found = new Set<string>()
  for (const entry of page ? [page.file, ...layoutsOf(page.file)] : missing) follow(entry, found)
  return found
}

const pages = globSync('app/**/page.tsx', { cwd: root }).map((file) => {
  const folder = dirname(file).replace(/^app\/?/, '')
  const parts = folder.split('/').filter((part) => part !== '' && !part.startsWith('('))
  return {
    file,
    address: new RegExp(`^/${parts.map((part) => part.replace(/^\[.*\]$/, '[^/]+')).join('/')}$`),
  }
})

const missing = ['app/global-not-found.tsx', 'app/not-found.tsx']

function layoutsOf(page: string): string[] {
  const folders = dirname(page).split('/')
  return folders.map((_, index) => join(...folders.slice(0, index + 1), 'layout.tsx')).filter(isThere)
}

function follow(file: string, found: Set<string>) {
  if (found.has(file)) return
  found.add(file)
  for (const [, name = ''] of readFileSync(join(root, file), 'utf8').matchAll(imported)) {
    const target = name.startsWith('@/') ? name.slice(2) : join(dirname(file), name)
    const there = [target, `${target}.ts`, `${target}.tsx`].find(
      (candidate) => /\.tsx?$/.test(candidate) && isThere(candidate),
    )
    if (there) follow(there, found)
  }
}

const imported = /(?:from|import\()\s*'((?:@|\.{1,2})\/[^']+)'/g

function isThere(file: string) {
  return existsSync(join(root, file))
}
