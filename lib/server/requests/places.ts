import { maxImageBytes } from '@/lib/media/images/rules'

export type Place = {
  maxBytes: number
  ownPagesOnly: boolean
  /** Also accepts what the visitor's device sends by itself, without a page. */
  orDevice?: true
  tooLarge: string
  /** Where people without a session are redirected who send more than a stranger may. */
  whenSignedOut?: string
}

/** Shown in a form that is still open after its session has ended. */
export const signedOut = 'Sua sessão expirou. Entre novamente em outra aba e salve de novo.'

/** Undefined where the site takes no body: Next would run any action at any address, and read any body first. */
export function placeOf(path: string, isAction: boolean): Place | undefined {
  if (path === sharePath) return share
  if (path === '/admin/presenca') return presence
  if (path === '/api/revalidate') return publication
  if (path === surveyPath) return survey
  if (!isAction || !/^\/admin(?:\/|$)/.test(path)) return undefined
  return path.startsWith('/admin/login') ? login : panel
}

/** Whether Next would take a POST for a server action: called by script, or sent by a form without. */
export function isActionCall(nextAction: unknown, contentType = ''): boolean {
  return (
    nextAction !== undefined ||
    /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(contentType)
  )
}

/** Photographs that a phone's gallery shares with the panel, at once. */
export const sharePath = '/admin/compartilhar'
export const maxShared = 6
/** The panel's pictures, saying that shared photographs did not arrive: their sender was not signed in. */
export const shareAgain = '/admin/pictures?recebidas=0'
const share: Place = {
  maxBytes: maxShared * maxImageBytes + 64 * 1024,
  ownPagesOnly: true,
  orDevice: true,
  tooLarge: 'As fotos são grandes demais para vir de uma vez. Compartilhe menos fotos, de até 5MB cada.',
  whenSignedOut: shareAgain,
}

/** An open form reports itself by an address without a body. */
const presence: Place = { maxBytes: 0, ownPagesOnly: true, tooLarge: 'Payload Too Large' }

/** What a database webhook sends is not looked at. */
const publication: Place = { maxBytes: 1024 * 1024, ownPagesOnly: false, tooLarge: 'Payload Too Large' }

/** Where a guest's answers are sent if the hotel stores them. */
export const surveyPath = '/api/pesquisa'
export const maxSurveyBytes = 32 * 1024
const survey: Place = { maxBytes: maxSurveyBytes, ownPagesOnly: true, tooLarge: 'Payload Too Large' }

const tooLarge = 'O que foi enviado é grande demais.'
/** Anybody may send it: an e-mail, a password, where to go. */
const login: Place = { maxBytes: 16 * 1024, ownPagesOnly: true, tooLarge }
/** Below the limit of Next's own, 1 MB, which answers 500. */
const panel: Place = { maxBytes: 1024 * 1024, ownPagesOnly: true, tooLarge }
