import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const stepMs = 30_000

export function newTotpSecret(): string {
  return [...randomBytes(32)].map((byte) => alphabet[byte % 32]).join('')
}

export function totpUri(secret: string, issuer: string, account: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`
  const parameters = new URLSearchParams({ algorithm: 'SHA1', digits: '6', issuer, period: '30', secret })
  return `otpauth://totp/${label}?${parameters.toString().replaceAll('+', '%20')}`
}

/** The 30 s step whose code this is, of the present one and its two neighbours; clocks differ by that much. */
export function matchingStep(secret: string, code: string, now: number): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined
  const present = Math.floor(now / stepMs)
  return [present, present - 1, present + 1].find((step) =>
    timingSafeEqual(Buffer.from(totpCode(secret, step * stepMs)), Buffer.from(code)),
  )
}

/** The six digits of RFC 6238 for a moment in milliseconds. */
export function totpCode(secret: string, now: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(now / stepMs)))
  const digest = createHmac('sha1', fromBase32(secret)).update(counter).digest()
  const offset = digest.readUInt8(19) & 15
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

function fromBase32(text: string) {
  const bits = [...text].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
