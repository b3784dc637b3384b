import { isWebAddress } from '@/lib/fields/zod-fields'

type Network = {
  hosts: RegExp
  /** The address that is kept; null for one that is no profile. */
  profile(url: URL): string | null
  /** The address of `@name`. */
  named?(name: string): string
}

const instagramName = /^[\w.]{1,30}$/
const noProfile = new Set(['p', 'reel', 'reels', 'explore', 'stories', 'accounts', 'tv'])

const facebookPage =
  /^(?:[^/]+|(?:p|pg)\/[^/]+|pages\/(?:category\/[^/]+\/)?[^/]+(?:\/\d+)?|people\/[^/]+(?:\/\d+)?|share\/[^/]{3,})$/
const noFacebookPage =
  /^(?:[^/]+\.php|p|pg|pages|people|share|sharer|search|watch|groups|events|login|photos?|videos|reels?|stories|hashtag|marketplace)$/i

export const networks = {
  instagram: {
    hosts: /^(?:www\.|m\.)?instagram\.com$/,
    profile({ pathname }) {
      const [name = '', ...rest] = pathname.split('/').filter(Boolean)
      const isProfile = rest.length === 0 && instagramName.test(name) && !noProfile.has(name)
      return isProfile ? instagram(name) : null
    },
    named: instagram,
  },
  facebook: {
    hosts: /^(?:(?:www|m|web|pt-br)\.)?(?:facebook|fb)\.com$/,
    profile({ pathname, searchParams }) {
      const path = pathname.split('/').filter(Boolean).join('/')
      const id = searchParams.get('id')
      if (path === 'profile.php') return id && /^\d+$/.test(id) ? facebook(`profile.php?id=${id}`) : null
      return facebookPage.test(path) && !noFacebookPage.test(path) ? facebook(path) : null
    },
    named: facebook,
  },
  tripadvisor: {
    hosts: /^(?:www\.|pt\.)?tripadvisor\.com(?:\.br)?$/,
    profile({ hostname, pathname }) {
      const isPage = pathname.length > 1 && !/^\/+search\b/i.test(pathname)
      return isPage ? `https://${hostname}${pathname}` : null
    },
  },
  google: {
    hosts:
      /^(?:(?:www\.)?google\.com(?:\.br)?|maps\.google\.com(?:\.br)?|maps\.app\.goo\.gl|goo\.gl|g\.page|share\.google)$/,
    profile({ hostname, pathname, search }) {
      const isMap = !/^(?:www\.)?google\.|^goo\.gl$/.test(hostname) || /^\/maps(?:\/|$)/.test(pathname)
      const isSomething = pathname.replace('/maps', '').length > 1 || /[?&](?:cid|q|query)=/.test(search)
      const isSearch = /^\/+(?:maps\/+)?search(?:\/|$)/i.test(pathname)
      return isMap && isSomething && !isSearch ? `https://${hostname}${pathname}${search}` : null
    },
  },
} satisfies Record<string, Network>

/** The address of what was typed, `@name` or a link with or without `https://`; null for anything of another host. */
export function profileAddress(name: keyof typeof networks, typed: string): string | null {
  const network: Network = networks[name]
  const trimmed = typed.trim()
  const [, handle] = /^@?([\w.]{1,50})$/.exec(trimmed) ?? []
  const isName = handle && (trimmed.startsWith('@') || !handle.includes('.'))
  const text = isName ? (network.named?.(handle) ?? '') : trimmed
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`
  const url = isWebAddress(address) ? URL.parse(address) : null
  if (url?.port !== '' || !network.hosts.test(url.hostname)) return null
  return network.profile(url)
}

function instagram(name: string) {
  return `https://www.instagram.com/${name}`
}

function facebook(path: string) {
  return `https://www.facebook.com/${path}`
}
