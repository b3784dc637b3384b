/** Minimum characters and maximum bytes of a new password: bcrypt ignores further bytes. */
const PASSWORD_MIN = 12
const PASSWORD_MAX_BYTES = 72
/** Maximum of a password field, so that a longer pasted text is refused with a reason instead of being cut silently. */
export const PASSWORD_FIELD_MAX = 128

/** Returns a message about a password that is too short or too long; the server checks whether it is guessable (AUTH-11). */
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
