import { keptCookies } from '../../support/admin.ts'
import { onePixel, samples } from './samples.ts'
import type { Site } from './site.ts'

/** Matches the response to a successful call; one action responds with a redirect to the login page. */
export const succeeded = /"ok":true|motivo=saiu-de-todos/

/** Calls an action with its sample as one of the identities; an admin keeps the cookies of the response. */
export async function call(
  site: Site,
  server: 'gated' | 'ungated',
  name: string,
  identity: keyof Site['cookies'],
  page: string,
  answerBefore = '',
) {
  const body = JSON.stringify(await samples[name]?.(answerBefore))
  const response = await send(site, server, name, identity, page, body)
  if (identity === 'admin') site.cookies.admin = keptCookies(site.cookies.admin, response)
  return (await response.text()) + (response.headers.get('x-action-redirect') ?? '')
}

/** Returns the action of a sample: `saveItem packages` is one of `saveItem`. */
export function actionOf(sample: string): string {
  return sample.split(' ')[0] ?? ''
}

/** Calls an action with a body as the browser would send it. */
export function send(
  site: Site,
  server: 'gated' | 'ungated',
  name: string,
  identity: keyof Site['cookies'],
  page: string,
  body: string,
) {
  const { origin } = site[server]
  return fetch(origin + page, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      'next-action': idOf(site, actionOf(name)),
      'content-type': 'text/plain;charset=UTF-8',
      cookie: site.cookies[identity],
      origin,
    },
    body,
  })
}

/** Shares an image of one pixel as a phone's gallery does; returns the status and the redirect target. */
export async function share(site: Site, server: 'gated' | 'ungated', identity: keyof Site['cookies']) {
  const form = new FormData()
  form.append('fotos', new File([onePixel], 'foto.png', { type: 'image/png' }))
  const { origin } = site[server]
  const { status, headers } = await fetch(`${origin}/admin/compartilhar`, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie: site.cookies[identity], origin },
    body: form,
  })
  return `${status} ${headers.get('location')}`
}

/** Reports an open form, as a form does. */
export function noteEditing(site: Site, server: 'gated' | 'ungated', identity: keyof Site['cookies']) {
  const { origin } = site[server]
  const tab = '00000000-0000-4000-8000-000000000000'
  return fetch(`${origin}/admin/presenca?section=packages&item=x&tab=${tab}&open=1`, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie: site.cookies[identity], origin },
  })
}

type Account = { email: string; password: string }

/** Signs in as the form's script does: React sends the previous state first, then the form. */
export function signIn(
  site: Site,
  { origin }: { origin: string },
  { email, password }: Account,
  headers: Record<string, string> = {},
) {
  const body = new FormData()
  body.set('_1_email', email)
  body.set('_1_password', password)
  body.set('0', '["$undefined","$K1"]')
  return fetch(`${origin}/admin/login`, {
    method: 'POST',
    redirect: 'manual',
    headers: { ...headers, 'next-action': idOf(site, 'signIn'), origin },
    body,
  })
}

export function idOf(site: Site, name: string): string {
  const action = site.actions.find((known) => known.name === name)
  if (!action) throw new Error(`the build has no action ${name}`)
  return action.id
}
