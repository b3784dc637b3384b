import { removeInvisible } from '@/lib/remove-invisible'
import { z } from '@/lib/zod'

/** Limits for forms and actions. Longer stored values remain, because schemas for reading have no maximum (FORM-1). */

/** The maximum length of addresses, which browsers and proxies still transmit. */
export const maxAddress = 2000

/** Item ids are UUIDs; older data may have longer ids. */
export const maxId = 200

export const maxFingerprint = 40

export const maxVersion = 2_147_483_647

/** Requires visible, trimmed text of at most `max` characters (SAVE-9); `validationMessage` is for values that are not text. */
export function limitedText(max: number, validationMessage?: string) {
  return z.string(validationMessage).overwrite(removeInvisible).trim().max(max, tooLongMessage(max))
}

/** Requires at most `max` trimmed texts of at most `each` characters; drops empty ones and duplicates. */
export function limitedTexts(max: number, each: number) {
  return z
    .array(limitedText(each))
    .max(max, `Use no máximo ${max} itens`)
    .transform((texts) => [...new Set(texts.filter(Boolean))])
}

export function tooLongMessage(max: number): string {
  return `Use no máximo ${max} caracteres`
}
