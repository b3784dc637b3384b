import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Sql } from '../database.ts'

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

/** Whether the code is right, which it is at most once. The site counts wrong ones (AUTH-12). */
export async function tryCode(
  sql: Sql,
  factor: { id: string; secret: string },
  code: string,
): Promise<boolean> {
  const { rows } = await sql.query<{ last_step: number }>(
    'select last_step::integer from gateway.totp_guard where factor_id = $1',
    [factor.id],
  )
  const step = matchingStep(factor.secret, code, Date.now())
  if (step === undefined || step <= (rows[0]?.last_step ?? 0)) return false
  await sql.query(
    `insert into gateway.totp_guard (factor_id, last_step) values ($1, $2)
     on conflict (factor_id) do update set last_step = excluded.last_step`,
    [factor.id, step],
  )
  return true
}

/** The six digits of RFC 6238 for a moment in milliseconds. */
export function totpCode(secret: string, now: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(now / stepMs)))
  const digest = createHmac('sha1', fromBase32(secret)).update(counter).digest()
  const offset = digest.readUInt8(19) & 15
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

/** The 30 s step that this code belongs to: the present one or a neighbour, because clocks differ. */
function matchingStep(secret: string, code: string, now: number) {
  if (!/^\d{6}$/.test(code)) return undefined
  const present = Math.floor(now / stepMs)
  return [present, present - 1, present + 1].find((step) =>
    timingSafeEqual(Buffer.from(totpCode(secret, step * stepMs)), Buffer.from(code)),
  )
}

function fromBase32(text: string) {
  const bits = [...text].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
