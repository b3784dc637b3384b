/** Characters a new password has at least, and bytes at most: bcrypt, with which the backend keeps it, reads no more. */
const PASSWORD_MIN = 12
export const PASSWORD_MAX_BYTES = 72
/** What a password field takes, so that a pasted text is refused with a reason and never cut silently. */
export const PASSWORD_FIELD_MAX = 128

/** A sentence for its field on a password that is too short or too long; whether it is guessable the server tells (AUTH-11). */
export function passwordValidationMessage(password: string): string | undefined {
  const characters = [...password].length
  if (characters < PASSWORD_MIN) {
    const missing = PASSWORD_MIN - characters
    return `Use pelo menos ${PASSWORD_MIN} caracteres: ${missing === 1 ? 'falta 1' : `faltam ${missing}`}.`
  }
  const bytes = new TextEncoder().encode(password).length
  return bytes > PASSWORD_MAX_BYTES ? tooLong(characters, bytes) : undefined
}

function tooLong(characters: number, bytes: number) {
  const accents = bytes > characters ? ' (letras com acento contam 2, emojis contam 4)' : ''
  return `Use no máximo ${PASSWORD_MAX_BYTES} caracteres${accents}: o servidor ignoraria o resto. Esta tem ${bytes}.`
}
