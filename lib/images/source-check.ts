const publicStorage = '/storage/v1/object/public/'

/** Shown where an address is typed by hand. */
export const foreignSource = 'O site só mostra imagens enviadas por aqui.'
const malformedSource = 'Use um endereço https ou um caminho do site, como /images/foto.jpg.'

/**
 * Why the site cannot show the picture at an address, as a sentence; null when it can, for an empty one and for one of
 * `stored`: what was saved before must not keep another field from being saved. The same rule as where
 * pictures are shown from (lib/images/public-address.ts): the site's own folders and the project's public storage. A browser
 * does not know the project's address and takes any storage for it; the server, checking again on save, does.
 */
export function sourceProblem(
  address: string,
  stored: readonly string[] = [],
  supabaseUrl: string | undefined = process.env.SUPABASE_URL,
): string | null {
  const source = address.trim()
  if (source === '' || stored.includes(source)) return null
  if (!source.isWellFormed() || /[\\\p{Cc}]/u.test(source)) return malformedSource
  if (/^\/(?!\/)/.test(source)) return isOwnPicture(source) ? null : foreignSource
  const url = URL.parse(source)
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return malformedSource
  if (isStored(url, supabaseUrl)) return null
  return url.protocol === 'https:' ? foreignSource : malformedSource
}

/** The addresses among `next` that the site cannot show and that were not stored already. */
export function foreignSources(next: readonly string[], stored: readonly string[]): string[] {
  return next.filter((address) => sourceProblem(address, stored) !== null)
}

function isOwnPicture(path: string) {
  const { pathname, search } = new URL(path, 'http://site')
  return search === '' && (/^\/images\/./.test(pathname) || /^\/videos\/[^/]+\.jpg$/.test(pathname))
}

function isStored({ origin, pathname, search }: URL, supabaseUrl: string | undefined) {
  if (!pathname.startsWith(publicStorage) || search !== '') return false
  return supabaseUrl === undefined || origin === URL.parse(supabaseUrl)?.origin
}
