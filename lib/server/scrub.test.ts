import { expect, test } from 'vitest'
import { scrub } from './alerts'

test.each([
  [
    'duplicate key: Key (email)=(ana.souza@hotel.example) already exists',
    'duplicate key: Key (email)=(…) already exists',
  ],
  ['Key (name)=(Ana Souza), sb_secret_x', 'Key (name)=(…), …'],
  ['GET https://u:s@db.example:5432/rest?apikey=sb_x failed', 'GET db.example:5432/… failed'],
  ['no page /admin/login/senha?codigo=abc', 'no page /admin/login/senha?…'],
  ['invalid JWT eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln in header', 'invalid JWT … in header'],
  ['password: hunter2 was wrong', 'password: … was wrong'],
  ['authorization: Bearer abcdefghijklmnop', 'authorization: …'],
  ['from 203.0.113.9 and 2001:db8:0:1::7', 'from … and …'],
  ['ligue (21) 99876-5432 ou CPF 123.456.789-09', 'ligue (… ou CPF …'],
  ['<!channel> *oi* `rm`', '!channel   oi   rm'],
  ['primeira linha\n    at segredo (/x.js:1:2)', 'primeira linha'],
  [
    "Cannot read properties of undefined (reading 'map')",
    "Cannot read properties of undefined (reading 'map')",
  ],
  ['site_content: no answer within 1500 ms', 'site content: no answer within 1500 ms'],
])('%j becomes %j', (said, kept) => expect(scrub(said)).toBe(kept))

test('what is long is cut, whatever it is, at once', () => {
  expect(scrub('erro '.repeat(100_000)).length).toBeLessThanOrEqual(200)
  expect(scrub(`${'a:'.repeat(50_000)}@`).length).toBeLessThanOrEqual(200)
})
