import { randomBytes } from 'node:crypto'
import { secondsInDay } from 'date-fns/constants'
import { isKeyed, keyed } from '@/lib/site-secret'

/** Seconds for which a browser stays known after a sign-in. */
export const DEVICE_SECONDS = 180 * secondsInDay

/** A cookie's value that makes a browser known to one account, and says nobody's name. */
export function newDevice(email: string, now = Date.now()): string {
  const [id, until] = [randomBytes(12).toString('base64url'), now + DEVICE_SECONDS * 1000]
  return [id, until, keyed(purpose, textOf(email, id, until))].join('~')
}

/** The browser's name when `value` was made for this account and is not too old. */
export function deviceOf(value: string | undefined, email: string, now = Date.now()): string | undefined {
  const [id = '', until = '', mac = ''] = value?.split('~') ?? []
  return isKeyed(purpose, textOf(email, id, Number(until)), mac) && Number(until) > now ? id : undefined
}

function textOf(email: string, id: string, until: number) {
  return `${email}~${id}~${until}`
}

const purpose = 'device'
