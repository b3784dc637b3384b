import assert from 'node:assert/strict'
import { isIPv4 } from 'node:net'
import fc from 'fast-check'
import { filterQuery, readFilters } from '@/app/(site)/ofertas/filter-query'
import { decideGate, returnPath } from '@/lib/auth/gate'
import { mediaSource, webLink } from '@/lib/fields/zod-fields'
import { imagePath, parseFolder, roomFolder } from '@/lib/images/paths'
import { sourceValidationMessage } from '@/lib/images/source-check'
import { imageSources } from '@/lib/images/source-set'
import { absoluteUrl } from '@/lib/seo/absolute-url'
import { parseVideo } from '@/lib/video'
import { CopyFailure, checkSource } from '../../supabase/functions/migrate-room-images/download.ts'
import { isSafeLink } from './invariants.ts'
import { type Runnable, target } from './run.ts'
import { ofText, spelled } from './texts.ts'
import { anyText, anyValue } from './values.ts'

const project = 'https://abc.supabase.co'

const links = spelled(
  `${project}/storage/v1/object/public/hotel-images/a.jpg`,
  '/images/a.jpg',
  'https://vimeo.com/76979871',
  'https://youtu.be/dQw4w9WgXcQ',
  '/videos/hero.webm',
)
const pages = spelled('/admin/packages?x=1', '/admin/login?voltar=%2Fadmin%2Frooms', '/admin/%2e%2e/x')
export const addressTargets: Runnable[] = [
  target({
    name: 'volta ao painel',
    inputs: fc.oneof(pages, anyValue),
    check(wanted) {
      const path = returnPath(wanted)
      assert.equal(new URL(path, 'http://site.invalid').origin, 'http://site.invalid')
      assert.match(new URL(path, 'http://site.invalid').pathname, /^\/admin(\/(?!login(\/|$))|$)/)
      assert.equal(returnPath(path), path, 'not the same the second time')
      return path === '/admin' ? 'refused' : 'accepted'
    },
  }),
  target({
    name: 'porta do painel',
    inputs: fc.record({
      path: pages.map((text) => `/admin${text}`),
      method: fc.oneof(fc.constantFrom('GET', 'HEAD', 'POST'), anyText),
      isAction: fc.boolean(),
      visitor: fc.constantFrom('admin', 'signed-out', 'no-access', 'no-hotel', 'unavailable'),
    }),
    check(visit) {
      // The server has parsed the address before.
      if (
        !URL.canParse(visit.path, 'http://site.invalid') ||
        new URL(visit.path, 'http://site.invalid').host !== 'site.invalid'
      )
        return 'refused'
      const elsewhere = decideGate(visit)
      if (elsewhere === undefined) return 'accepted'
      assert.match(elsewhere, /^\/admin(\/|$)/)
      assert.equal(new URL(elsewhere, 'http://site.invalid').origin, 'http://site.invalid')
      return 'refused'
    },
  }),
  ofText(
    'endereço de imagem',
    (text) => {
      for (const url of [project, undefined]) {
        if (sourceValidationMessage(text, [], url) !== null || text.trim() === '') return null
        const shown = mediaSource.parse(text)
        assert(shown, 'the form takes it, the site does not show it')
        imageSources(shown)
        absoluteUrl(shown)
      }
      return text
    },
    links,
  ),
  ofText(
    'endereço guardado',
    (text) => {
      const shown = mediaSource.parse(text)
      if (shown === null) return null
      assert(isSafeLink(shown))
      imageSources(shown)
      absoluteUrl(shown)
      return shown
    },
    links,
  ),
  ofText(
    'link guardado',
    (text) => {
      const link = webLink.parse(text)
      if (link !== null) assert(isSafeLink(link))
      return link
    },
    links,
  ),
  ofText(
    'vídeo',
    (text) => {
      const video = parseVideo(text)
      if (!video) return null
      const addresses =
        video.kind === 'file' ? [...video.sources.map(({ src }) => src), video.poster ?? '/'] : [video.src]
      for (const src of addresses) assert(isSafeLink(src) && !src.startsWith('http:'), src)
      return video
    },
    links,
  ),
  ofText(
    'filtros da lista',
    (text) => {
      const offered = { categories: ['familia', '__proto__', 'a&b=c', ' '], years: [2025, 2026] }
      const chosen = readFilters(text, offered)
      assert.deepEqual(readFilters(filterQuery(chosen), offered), chosen)
      return chosen.category ?? chosen.year
    },
    spelled('?categoria=familia&ano=2026'),
  ),
  ofText(
    'pasta de imagens',
    (text) => {
      assert(parseFolder(roomFolder(text)), 'a room without a folder')
      const folder = parseFolder(text)
      if (folder)
        assert.match(
          imagePath(folder, { format: 'jpeg', at: 1, index: 0 }),
          /^(packages|rooms|hotel)\/[\w-]+\/[\w-]+\.jpg$/,
        )
      return folder
    },
    spelled('packages/gallery', 'rooms/abc', 'hotel/about'),
  ),
  ofText(
    'imagem a copiar',
    (text) => {
      try {
        const { protocol, username, port, hostname } = checkSource(text)
        assert.deepEqual([protocol, username, port], ['https:', '', ''])
        assert(!isIPv4(hostname) || !/^(127|10|0|169\.254|192\.168)\./.test(hostname), hostname)
        return hostname
      } catch (error) {
        if (error instanceof CopyFailure) return null
        throw error
      }
    },
    spelled('https://host.example/a.jpg', 'https://127.0.0.1/', 'https://[2001:db8::1]/'),
  ),
]
