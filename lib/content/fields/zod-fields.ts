import { asDay } from '@/lib/dates'
import { z } from '@/lib/zod'

/** These schemas tolerate broken values (DATA-2); essential fields are declared strictly where they are used. */

/** Text, `''` when absent. */
export const text = z.string().trim().catch('')

/** Accepts a whole number ≥ 1, or falls back to the default. */
export const countOr = (fallback: number) => z.number().int().min(1).catch(fallback)

/** A day (of a longer ISO timestamp, its date), or null. Never a `Date`: see lib/dates.ts. */
export const plainDate = z
  .string()
  .transform((value): string | null => asDay(value.slice(0, 10)))
  .nullable()
  .catch(null)

export const clockTimeOr = (fallback: string) =>
  z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
    .catch(fallback)

/** An http(s) link, or null, so that a stored `javascript:` link is never rendered. */
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

/** Descriptions of an item's images by file name; the panel's forms keep them unchanged. */
export const imageAlts = z.record(z.string(), text).optional().catch(undefined)

/** Accepts `#rrggbb` and converts it to lower case. */
export const hexColorOr = (fallback: string) =>
  z
    .string()
    .regex(/^#[0-9a-f]{6}$/i)
    .transform((value) => value.toLowerCase())
    .catch(fallback)

export function isOwnPath(value: string): boolean {
  return /^\/(?!\/)/.test(value) && isPlain(value)
}

/** Checks for an http(s) address without user name and password: `https://hotel.example@evil.example` leads elsewhere. */
export function isWebAddress(value: string): boolean {
  const url = /^https?:\/\/[^/]/i.test(value) && isPlain(value) ? URL.parse(value) : null
  return url !== null && url.username === '' && url.password === ''
}

// Browsers drop control characters and read `\` as `/`, which could turn a path into an address on another host. A lone
// surrogate cannot be percent-encoded and would make the page fail.
function isPlain(value: string) {
  return value.isWellFormed() && !/[\\\p{Cc}]/u.test(value)
}
