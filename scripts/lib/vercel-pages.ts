import { cpSync, existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentSecurityPolicy, inlineScriptHashes } from '../../lib/cache/csp.mjs'
import { fileCsp } from '../../lib/front-door/standard-headers.ts'

type Prerendered = {
  initialHeaders?: Record<string, string>
  initialRevalidateSeconds: number | false
  dataRoute: string | null
  [more: string]: unknown
}
type Manifest = { routes: Record<string, Prerendered>; dynamicRoutes: Record<string, object> }

const mark = 'pages-for-nobody'
const missing = '/_not-found'

export function forgetMark(distDir: string): void {
  rmSync(join(distDir, mark), { force: true })
}

/** Gives each page that was made the policy with the hashes of its scripts; without content, leaves it to its first visitor. */
export function finishForVercel(distDir: string): { sealed: number; onDemand: boolean } {
  const file = join(distDir, 'prerender-manifest.json')
  const manifest: Manifest = JSON.parse(readFileSync(file, 'utf8'))
  const app = join(distDir, 'server', 'app')
  const onDemand = existsSync(join(distDir, mark))
  const made = Object.entries(manifest.routes).filter(([route]) => !route.startsWith('/admin'))
  for (const [route, page] of made) {
    if (onDemand && page.initialRevalidateSeconds && route !== missing) postpone(manifest, app, route, page)
    else seal(app, route, page)
  }
  renewMissing(manifest, distDir, onDemand)
  writeFileSync(file, JSON.stringify(manifest))
  return { sealed: made.length, onDemand }
}

function seal(app: string, route: string, page: Prerendered) {
  const html = `${fileOf(app, route)}.html`
  const policy = existsSync(html)
    ? contentSecurityPolicy(inlineScriptHashes(readFileSync(html, 'utf8')))
    : fileCsp
  page.initialHeaders = { ...page.initialHeaders, 'content-security-policy': policy }
}

/** As Next notes an address of a dynamic route that it has not made yet: whoever comes first waits for it. */
function postpone({ routes, dynamicRoutes }: Manifest, app: string, route: string, page: Prerendered) {
  delete routes[route]
  const { experimentalBypassFor, allowHeader, routeType, dataRoute } = page
  dynamicRoutes[route] = {
    routeType,
    response: 'empty',
    compute: 'blocking',
    experimentalBypassFor,
    routeRegex: `^${RegExp.escape(route)}(?:/)?$`,
    dataRoute,
    fallback: null,
    fallbackRootParams: [],
    fallbackRouteParams: [],
    dataRouteRegex: dataRoute && `^${RegExp.escape(dataRoute)}$`,
    prefetchDataRoute: null,
    allowHeader,
  }
  for (const made of globSync(`${fileOf(app, route)}.{html,rsc,body,meta,segments}`)) {
    rmSync(made, { recursive: true })
  }
}

/** Next's copy of the page for unknown addresses would stay as it was built, without a policy. */
function renewMissing({ routes }: Manifest, distDir: string, onDemand: boolean) {
  const page = routes[missing]
  if (!page) return
  if (onDemand) page.initialRevalidateSeconds = 1
  routes['/404'] = { ...page, srcRoute: missing, dataRoute: '/404.rsc' }
  const server = join(distDir, 'server')
  for (const part of ['html', 'rsc', 'meta', 'segments']) {
    const made = `${fileOf(join(server, 'app'), missing)}.${part}`
    if (existsSync(made)) cpSync(made, join(server, 'app', `404.${part}`), { recursive: true })
  }
  const file = join(server, 'pages-manifest.json')
  const { '/404': _page, ...others }: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'))
  writeFileSync(file, JSON.stringify(others))
  rmSync(join(server, 'pages', '404.html'), { force: true })
}

function fileOf(app: string, route: string) {
  return join(app, route === '/' ? 'index' : route)
}
