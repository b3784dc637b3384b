import { maxImageBytes } from '@/lib/media/images/rules'

export type Place = {
  maxBytes: number
  ownPagesOnly: boolean
  /** Also accepts what the visitor's device sends itself, without a page. */
  orDevice?: true
  tooLarge: string
  /** Where to redirect somebody without a session whose body is larger than a stranger's may be. */
  whenSignedOut?: string
}

/** For a form that is still open after its session has ended. */
export const signedOut = 'Sua sessão expirou. Entre novamente em outra aba e salve de novo.'

/** Returns undefined where the site accepts no body. Next alone would read any body and run any action at any address. */
export function placeOf(path: string, isAction: boolean): Place | undefined {
  if (path === sharePath) return share
  if (path === '/admin/presenca') return presence
  if (path === '/api/revalidate') return publication
  if (path === surveyPath) return survey
  if (!isAction || !/^\/admin(?:\/|$)/.test(path)) return undefined
  return path.startsWith('/admin/login') ? login : panel
}

/** Returns whether Next would treat a POST as a server action, called by a script or sent by a form. */
export function isActionCall(nextAction: unknown, contentType = ''): boolean {
  return (
    nextAction !== undefined ||
    /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(contentType)
  )
}

/** Receives photographs that a phone's gallery shares with the panel. */
export const sharePath = '/admin/compartilhar'
export const maxShared = 6
/** The panel's pictures, with a notice that shared photographs did not arrive because their sender was not signed in. */
export const shareAgain = '/admin/pictures?recebidas=0'
const share: Place = {
  maxBytes: maxShared * maxImageBytes + 64 * 1024,
  ownPagesOnly: true,
  orDevice: true,
  tooLarge: 'As fotos são grandes demais para vir de uma vez. Compartilhe menos fotos, de até 5MB cada.',
  whenSignedOut: shareAgain,
}

/** An open form reports presence without a body. */
const presence: Place = { maxBytes: 0, ownPagesOnly: true, tooLarge: 'Payload Too Large' }

/** A database webhook sends a body, which is ignored. */
const publication: Place = { maxBytes: 1024 * 1024, ownPagesOnly: false, tooLarge: 'Payload Too Large' }

/** Receives a guest's answers if the hotel stores them. */
export const surveyPath = '/api/pesquisa'
export const maxSurveyBytes = 32 * 1024
const survey: Place = { maxBytes: maxSurveyBytes, ownPagesOnly: true, tooLarge: 'Payload Too Large' }

const tooLarge = 'O que foi enviado é grande demais.'
/** Open to everybody: an e-mail, a password, the next page. */
const login: Place = { maxBytes: 16 * 1024, ownPagesOnly: true, tooLarge }
/** Next would answer 500 to more than its own limit of 1 MB. */
const panel: Place = { maxBytes: 1024 * 1024, ownPagesOnly: true, tooLarge }
