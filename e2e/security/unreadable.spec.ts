import { rawRequest } from '../support/raw-request.ts'
import { idOf } from './calls.ts'
import { expect, test } from './fixtures.ts'

const text = 'text/plain;charset=UTF-8'
const form = 'multipart/form-data; boundary=b'
const part = (name: string, value: string) =>
  `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`

/** Arguments of an action that no form of the site sends, by what they are. */
const bodies: [string, string, string][] = [
  ['nothing', text, ''],
  ['half a list', text, '['],
  ['an object', text, '{}'],
  ['a function that nobody sent', text, '["$F1"]'],
  ['a form that nobody sent', text, '["$K1"]'],
  ['five thousand lists', text, '['.repeat(5000) + ']'.repeat(5000)],
  ['a form without a boundary', 'multipart/form-data', 'x'],
  ['a form that breaks off', form, part('0', '[1').slice(0, -6)],
  ['a prototype', form, `${part('0', '["$1:__proto__:constructor"]')}${part('1', '{}')}--b--\r\n`],
  ['JSON', 'application/json', '{}'],
]

test('a call of the sign-in that cannot be read is answered 4xx, in one short line', async ({ site }) => {
  const id = idOf(site, 'signIn')
  const { origin } = site.gated
  for (const [name, type, body] of bodies) {
    for (const action of [id, undefined]) {
      const headers: Record<string, string> = {
        origin,
        'content-type': type,
        'content-length': String(Buffer.byteLength(body)),
        ...(action && { 'next-action': action }),
      }
      const answer = await rawRequest(origin, '/admin/login', { method: 'POST', headers, body })
      const told = `${name}, ${action ? 'called by script' : 'sent by a form'}`
      // A form without an action is the page that it was sent to.
      if (!action && answer.status === 200) continue
      expect.soft(answer.status, told).toBeGreaterThanOrEqual(400)
      expect.soft(answer.status, told).toBeLessThan(500)
      expect.soft(answer.body.length, told).toBeLessThan(80)
      expect.soft(answer.body.trim().split('\n').length, told).toBe(1)
    }
  }
})
