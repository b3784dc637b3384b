import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Sql } from '../database.ts'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const stepMs = 30_000
const mostWrongCodes = 10
const countedFor = '15 minutes'

export function newTotpSecret(): string {
  return [...randomBytes(32)].map((byte) => alphabet[byte % 32]).join('')
}

export function totpUri(secret: string, issuer: string, account: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`
  const parameters = new URLSearchParams({ algorithm: 'SHA1', digits: '6', issuer, period: '30', secret })
  return `otpauth://totp/${label}?${parameters.toString().replaceAll('+', '%20')}`
}

/**
 * A code is 'right' at most once; a used one is 'wrong'. After ten wrong codes in 15 minutes none is compared
 * ('limited'). The database counts them, so that a restart changes nothing.
 */
export async function tryCode(
  sql: Sql,
  factor: { id: string; secret: string },
  code: string,
): Promise<'right' | 'wrong' | 'limited'> {
  const values = [factor.id]
  await sql.query('insert into gateway.totp_guard (factor_id) values ($1) on conflict do nothing', values)
  await sql.query(
    `update gateway.totp_guard set wrong_codes = 0, counted_since = now()
     where factor_id = $1 and counted_since < now() - interval '${countedFor}'`,
    values,
  )
  const { rows } = await sql.query<{ last_step: number; wrong_codes: number }>(
    'select last_step::integer, wrong_codes from gateway.totp_guard where factor_id = $1',
    values,
  )
  const { last_step = 0, wrong_codes = 0 } = rows[0] ?? {}
  if (wrong_codes >= mostWrongCodes) return 'limited'
  const step = matchingStep(factor.secret, code, Date.now())
  const isRight = step !== undefined && step > last_step
  await sql.query(
    `update gateway.totp_guard set ${isRight ? 'wrong_codes = 0, last_step = $2' : 'wrong_codes = $2'}
     where factor_id = $1`,
    [factor.id, isRight ? step : wrong_codes + 1],
  )
  return isRight ? 'right' : 'wrong'
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
