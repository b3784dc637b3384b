import { storedName } from '@/lib/stored-name'

export const foreignSource = 'O site só mostra imagens enviadas por aqui.'
const malformedSource = 'Use um endereço https ou um caminho do site, como /images/foto.jpg.'

/** Returns the message of IMG-7, or null if the site can show the address. */
export function sourceValidationMessage(address: string): string | null {
  const source = address.trim()
  if (source === '') return null
  if (!source.isWellFormed() || /[\\\p{Cc}]/u.test(source)) return malformedSource
  if (/^\/(?!\/)/.test(source)) return isOwnImage(source) ? null : foreignSource
  const url = URL.parse(source)
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return malformedSource
  if (storedName(source)) return null
  return url.protocol === 'https:' ? foreignSource : malformedSource
}

function isOwnImage(path: string) {
  const { pathname, search } = new URL(path, 'http://site')
  return search === '' && (/^\/images\/./.test(pathname) || /^\/videos\/[^/]+\.jpg$/.test(pathname))
}
