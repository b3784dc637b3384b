export const publicStorage = '/storage/v1/object/public/'

export const foreignSource = 'O site só mostra imagens enviadas por aqui.'
const malformedSource = 'Use um endereço https ou um caminho do site, como /images/foto.jpg.'

/** The sentence of IMG-7, or null when the site can show the address. Only the server knows which storage is the project's; a browser accepts any. */
export function sourceValidationMessage(
  address: string,
  supabaseUrl: string | undefined = process.env.SUPABASE_URL,
): string | null {
  const source = address.trim()
  if (source === '') return null
  if (!source.isWellFormed() || /[\\\p{Cc}]/u.test(source)) return malformedSource
  if (/^\/(?!\/)/.test(source)) return isOwnImage(source) ? null : foreignSource
  const url = URL.parse(source)
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return malformedSource
  if (isStored(url, supabaseUrl)) return null
  return url.protocol === 'https:' ? foreignSource : malformedSource
}

function isOwnImage(path: string) {
  const { pathname, search } = new URL(path, 'http://site')
  return search === '' && (/^\/images\/./.test(pathname) || /^\/videos\/[^/]+\.jpg$/.test(pathname))
}

function isStored({ origin, pathname, search }: URL, supabaseUrl: string | undefined) {
  if (!pathname.startsWith(publicStorage) || search !== '') return false
  return supabaseUrl === undefined || origin === URL.parse(supabaseUrl)?.origin
}
