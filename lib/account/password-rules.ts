/** Characters a new password has at least, and bytes at most: bcrypt, with which the backend keeps it, reads no more. */
const PASSWORD_MIN = 12
export const PASSWORD_MAX_BYTES = 72
/** What a password field takes, so that a pasted text is refused with a reason and never cut silently. */
export const PASSWORD_FIELD_MAX = 128

/** A sentence for its field; nothing when only the list of common ones is left to ask (AUTH-11). */
export function passwordValidationMessage(password: string, email: string): string | undefined {
  const characters = [...password].length
  if (characters < PASSWORD_MIN) {
    const missing = PASSWORD_MIN - characters
    return `Use pelo menos ${PASSWORD_MIN} caracteres: ${missing === 1 ? 'falta 1' : `faltam ${missing}`}.`
  }
  const bytes = new TextEncoder().encode(password).length
  if (bytes > PASSWORD_MAX_BYTES) return tooLong(characters, bytes)
  return isAbout(password, email) ? 'A senha não pode ser o seu e-mail. Escolha outra.' : undefined
}

function tooLong(characters: number, bytes: number) {
  const accents = bytes > characters ? ' (letras com acento contam 2, emojis contam 4)' : ''
  return `Use no máximo ${PASSWORD_MAX_BYTES} caracteres${accents}: o servidor ignoraria o resto. Esta tem ${bytes}.`
}

/** The whole e-mail or the name in it, also with digits and signs around, and whatever the case. */
function isAbout(password: string, email: string) {
  const [name = ''] = email.toLowerCase().split('@')
  const given = password.toLowerCase()
  const known = [email.toLowerCase(), name].filter((word) => word.length > 0)
  return known.some((word) => given === word || lettersOf(given) === lettersOf(word))
}

/** A password without the digits and signs around its letters: `2026Senha!!` is `senha` to whoever guesses. */
export function lettersOf(password: string): string {
  return password.toLowerCase().replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
}
