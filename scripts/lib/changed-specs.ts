/** A word in a changed path, and the browser tests (beginnings of their paths below e2e/) that look at such a thing. */
export const touched: [word: RegExp, specs: string[]][] = [
  [/quartos|rooms?\b/, ['rooms', 'image-strip', 'admin/rooms']],
  [/ofertas?\b|packages?\b/, ['package', 'admin/packages']],
  [/pesquisa|survey/, ['survey']],
  [/booking/, ['booking', 'package-booking']],
  [
    /login|account|\bauth\b|middleware/,
    ['admin/login', 'admin/gate', 'admin/account', 'admin/sign-out', 'security'],
  ],
  [/history/, ['admin/history', 'drafts']],
  [/images?\b|media|upload/, ['images', 'admin/uploads', 'admin/rooms-images', 'admin/migrate']],
  [/hotel/, ['home', 'pages', 'admin/hotel']],
  [/carousel/, ['carousel']],
  [/\b(header|footer|drawer)/, ['header-footer', 'drawer', 'keyboard']],
  [/seo|sitemap|robots/, ['seo']],
  [/cache|publish|loader|revalidate/, ['publishing']],
  [/redirect/, ['redirects']],
]

/** A look at everything, for what every page shares. */
export const everywhere = [
  ...['home.', 'pages', 'rooms', 'packages', 'booking-dialog', 'survey.', 'error-pages', 'visual'],
  ...['admin/gate', 'admin/hotel', 'admin/packages-actions', 'admin/rooms.', 'publishing/publish'],
]

/** What a visitor's or the staff's browser gets: the sources of the site and of its backend. */
const site =
  /^(app|components|lib|public)\/|^supabase\/(local|migrations|functions)\/|^[^/]+\.(ts|mjs)$|^package/
const noSite = /\.test\.tsx?$|^(vitest|knip|biome|playwright)\b/

/** By the words of their paths. `shared` are the files that no word places; they get a look at everything. */
export function specsFor(files: string[]): { specs: string[]; shared: string[] } {
  const own = files.filter((file) => /^e2e\/.*\.spec\.ts$/.test(file))
  const helpers = files.filter((file) => file.startsWith('e2e/') && !file.endsWith('.spec.ts'))
  const sources = files.filter((file) => site.test(file) && !noSite.test(file))
  const placed = sources.map((file) =>
    touched.filter(([word]) => word.test(file)).flatMap(([, specs]) => specs),
  )
  const shared = [...helpers, ...sources.filter((_, index) => placed[index]?.length === 0)]
  const names = [...placed.flat(), ...(shared.length > 0 ? everywhere : [])]
  return { specs: [...new Set([...own, ...names.map((name) => `e2e/${name}`)])].sort(), shared }
}
