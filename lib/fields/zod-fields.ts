import { z } from '@/lib/zod'

/** These forgive (DATA-2); what an item cannot live without is declared strictly where it is used. */

/** Text that may be missing; `''` when absent. */
export const text = z.string().trim().catch('')

/** Whole number ≥ 1 with a default for anything else. */
export const countOr = (fallback: number) => z.number().int().min(1).catch(fallback)

/** `yyyy-mm-dd` (a longer ISO timestamp is cut to its date), or null. Never a `Date`: see lib/dates.ts. */
export const plainDate = z
  .string()
  .transform((value) => value.slice(0, 10))
  .pipe(z.iso.date())
  .nullable()
  .catch(null)

export const clockTimeOr = (fallback: string) =>
  z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
    .catch(fallback)

/** An http(s) link, or null: a stored `javascript:` link is never rendered. */
export const webLink = z.string().trim().pipe(z.httpUrl()).refine(isWebAddress).nullable().catch(null)

/** A file of this site (`/images/…`) or an http(s) address, or null. */
export const mediaSource = z
  .string()
  .trim()
  .refine((value) => isOwnPath(value) || isWebAddress(value))
  .nullable()
  .catch(null)

export const mediaSources = z
  .array(mediaSource)
  .catch([])
  .transform((sources) => sources.filter((source) => source !== null))

export const textList = z
  .array(text)
  .catch([])
  .transform((entries) => [...new Set(entries.filter(Boolean))])

/** Words for an item's images by the name of the file; the panel's forms leave them as they are. */
export const imageAlts = z.record(z.string(), text).optional().catch(undefined)

/** `#rrggbb`, lower case. */
export const hexColorOr = (fallback: string) =>
  z
    .string()
    .regex(/^#[0-9a-f]{6}$/i)
    .transform((value) => value.toLowerCase())
    .catch(fallback)

/** A path of this site, whatever stands there. */
export function isOwnPath(value: string): boolean {
  return /^\/(?!\/)/.test(value) && isPlain(value)
}

/** An http(s) address without a name and password in it: `https://hotel.example@evil.example` would lead elsewhere. */
export function isWebAddress(value: string): boolean {
  const url = /^https?:\/\/[^/]/i.test(value) && isPlain(value) ? URL.parse(value) : null
  return url !== null && url.username === '' && url.password === ''
}

// Browsers drop control characters and read `\` as `/`: both could turn a path into another host's address. Half a
// surrogate pair cannot be percent-encoded: the page that tried would fail.
function isPlain(value: string) {
  return value.isWellFormed() && !/[\\\p{Cc}]/u.test(value)
}
