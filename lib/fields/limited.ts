import { z } from '@/lib/zod'

/** For what forms and actions take. What was stored longer stays: the schemas that read know no maximum (FORM-1). */

/** Addresses of images, videos and links; what browsers and proxies still pass on. */
export const maxAddress = 2000

/** Items are named by UUIDs; older data may have longer names. */
export const maxId = 200

export const maxFingerprint = 40

export const maxVersion = 2_147_483_647

/** Trimmed text of at most `max` characters; `validationMessage` is said of what is no text at all. */
export function line(max: number, validationMessage?: string) {
  return z.string(validationMessage).trim().max(max, tooLong(max))
}

/** At most `max` trimmed texts of at most `each` characters, without empty ones and repetitions. */
export function entries(max: number, each: number) {
  return z
    .array(line(each))
    .max(max, `Use no máximo ${max} itens`)
    .transform((texts) => [...new Set(texts.filter(Boolean))])
}

export function tooLong(max: number): string {
  return `Use no máximo ${max} caracteres`
}
