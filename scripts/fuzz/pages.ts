import assert from 'node:assert/strict'
import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { createElement, type ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { SiteFrame } from '@/app/(site)/site-frame'
import sitemap from '@/app/sitemap'
import { todayInHotel } from '@/lib/dates'
import { isHidden } from '@/lib/packages/expiry'
import { parseSite, type SiteContent } from '@/lib/site/document'
import { storedMutated } from './mutations.ts'
import { target } from './run.ts'
import { siteDocument } from './samples.ts'

type Page = {
  path: string
  make: (props: object) => Promise<ReactNode>
  describe?: (props: object) => unknown
}

export async function publicPages(): Promise<Page[]> {
  const files = globSync('app/{(site),pesquisa}/**/page.tsx')
  assert(files.length >= 9, 'pages are missing')
  return Promise.all(files.map(pageOf))
}

async function pageOf(path: string): Promise<Page> {
  const module: { default: Page['make']; generateMetadata?: Page['describe'] } = await import(resolve(path))
  return { path, make: async (props) => module.default(props), describe: module.generateMetadata }
}

export async function pageTarget() {
  const pages = await publicPages()
  return target({
    name: 'páginas do site',
    inputs: storedMutated(siteDocument),
    weight: 0.4,
    async check(input) {
      const site = accepted(input)
      if (!site) return 'refused'
      await renderSite(site, pages)
      return 'accepted'
    },
  })
}

function accepted(input: unknown) {
  try {
    return parseSite(input)
  } catch {
    return undefined
  }
}

export async function renderSite(site: SiteContent, pages: Page[]): Promise<void> {
  showOnSite(site)
  for (const { path, make, describe } of pages) {
    const shown = site.packages.filter((pkg) => !isHidden(pkg, todayInHotel()))
    const slugs = path.includes('[slug]') ? shown.map(({ slug }) => slug) : ['']
    for (const slug of slugs) {
      const props = { params: Promise.resolve({ slug }) }
      await describe?.(props)
      const html = await htmlOf(createElement(SiteFrame, null, await make(props)))
      assert(!html.includes('<template'), `${path}: a part of the page failed`)
      assert(!/∞|(src|href)="(javascript:|data:(?!image\/png;base64,))/i.test(html), `${path} shows nonsense`)
    }
  }
  for (const { url, lastModified } of await sitemap()) {
    assert(URL.canParse(url) && (!lastModified || new Date(lastModified).toISOString()))
  }
}

function showOnSite(value: SiteContent): void {
  const state = {
    publishedAt: 0,
    blockedUntil: Number.MAX_SAFE_INTEGER,
    good: { value, readAt: 0, publishedAt: 0 },
  }
  // The loader keeps the object that it found first.
  globalThis.siteContentState = Object.assign(globalThis.siteContentState ?? {}, state)
}

async function htmlOf(page: ReactNode): Promise<string> {
  const failures: unknown[] = []
  const { prelude } = await prerender(page, { onError: (error) => void failures.push(error) })
  if (failures.length > 0) throw failures[0]
  return new Response(prelude).text()
}
