import { storedName } from './stored-name'

export type VideoSource = { src: string; type: 'video/webm' | 'video/mp4' }

/** A video that the site plays. Every address in it is built here from parsed parts. */
export type Video =
  | { kind: 'file'; sources: VideoSource[]; poster: string | null }
  | { kind: 'vimeo'; src: string }
  | { kind: 'youtube'; src: string }

/** Parses an address (MEDIA-5); null if it cannot be played. A site's `hero.webm` implies `hero.mp4` and `hero-poster.jpg`. */
export function parseVideo(address: string | null): Video | null {
  const text = address?.trim() ?? ''
  // The URL parser drops control characters, reads a backslash as a slash and adds missing slashes: it would accept addresses
  // that the site does not show.
  if (!text.isWellFormed() || /[\\\p{Cc}]/u.test(text)) return null
  const uploaded = text.match(/^\/media\/[\w.-]+-videos\/hotel\/[\w-]+\/[\w-]+\.(webm|mp4)$/)?.[1]
  if (uploaded) return oneFile(text, uploaded)
  const own = text.match(/^((?:\/[\w-]+)+)\.(?:webm|mp4)$/)?.[1]
  if (own) return ownFile(own)
  const url = /^https:\/\//i.test(text) && URL.parse(text)
  if (!url || url.username || url.password || url.port) return null
  const host = url.hostname.replace(/^(?:www|m)\./, '')
  if (vimeoHosts.has(host)) return vimeo(url)
  if (youtubeHosts.has(host)) return youtube(url)
  return remoteFile(url)
}

/** Returns `{bucket}/{path}` of an uploaded video by its address in the storage, or null. */
export function storedFilm(address: string): string | null {
  const name = storedName(address)
  return name && /^[\w.-]+-videos\/hotel\/[a-z_]+\/[\w-]+\.(?:mp4|webm)$/.test(name) ? name : null
}

/** Checks for the address of a video, played by this site or by a host. */
export function isVideo(address: string): boolean {
  return parseVideo(address) !== null || storedFilm(address.trim()) !== null
}

const vimeoHosts = new Set(['vimeo.com', 'player.vimeo.com'])
const youtubeHosts = new Set(['youtube.com', 'music.youtube.com', 'youtube-nocookie.com', 'youtu.be'])

function ownFile(path: string): Video {
  return {
    kind: 'file',
    sources: [
      { src: `${path}.webm`, type: 'video/webm' },
      { src: `${path}.mp4`, type: 'video/mp4' },
    ],
    poster: `${path}-poster.jpg`,
  }
}

function remoteFile(url: URL): Video | null {
  const extension = url.pathname.match(/\.(webm|mp4)$/i)?.[1]?.toLowerCase()
  if (!extension) return null
  // The parser escapes only double quotation marks.
  return oneFile(url.href.replaceAll("'", '%27'), extension)
}

function oneFile(src: string, extension: string): Video {
  const type = extension === 'webm' ? 'video/webm' : 'video/mp4'
  return { kind: 'file', sources: [{ src, type }], poster: null }
}

function vimeo(url: URL): Video | null {
  // A file that Vimeo offers in addition to its player.
  const isFile = /\.mp4$|^\/progressive_redirect\//.test(url.pathname)
  if (isFile) return oneFile(url.href.replaceAll("'", '%27'), 'mp4')
  const [, id, inPath] =
    url.pathname.match(
      /^\/(?:video\/|(?:showcase|album)\/\d{1,12}\/video\/|groups\/[\w-]+\/videos\/|channels\/[\w-]+\/|manage\/videos\/)?(\d{1,12})(?:\/(\w{1,40}))?\/?$/,
    ) ?? []
  if (!id) return null
  const hash = inPath ?? url.searchParams.get('h') ?? ''
  const query = new URLSearchParams({
    // By default, two players on one page pause each other.
    autopause: '0',
    autoplay: '1',
    background: '1',
    dnt: '1',
    loop: '1',
    muted: '1',
    ...(/^\w{1,40}$/.test(hash) && { h: hash }),
  })
  return { kind: 'vimeo', src: `https://player.vimeo.com/video/${id}?${query}` }
}

function youtube(url: URL): Video | null {
  const named = url.pathname.match(/^\/(?:(?:embed|shorts|live|v)\/)?([\w-]{11})\/?$/)?.[1]
  const id = url.pathname === '/watch' ? url.searchParams.get('v') : named
  if (!id || !/^[\w-]{11}$/.test(id)) return null
  const query = new URLSearchParams({
    autoplay: '1',
    controls: '0',
    disablekb: '1',
    loop: '1',
    mute: '1',
    // YouTube loops a single video only as a playlist of itself.
    playlist: id,
    playsinline: '1',
    rel: '0',
  })
  return { kind: 'youtube', src: `https://www.youtube-nocookie.com/embed/${id}?${query}` }
}
