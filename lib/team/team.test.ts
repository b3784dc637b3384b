import { expect, test } from 'vitest'
import { hasOneManager, type Person } from './team'

const person: Person = {
  ...{ id: 'a', name: 'Ana', givenName: 'Ana', email: 'ana@hotel.example', since: '20/11/2026' },
  ...{ isManager: true, isSelf: false, hasSecondFactor: false, hasEntered: true, linkUntil: null },
}
const invited = { ...person, hasEntered: false }

test.each([
  ['alone', [person], true],
  ['beside a clerk', [person, { ...person, isManager: false }], true],
  ['beside a manager who has never entered and has no link', [person, invited], true],
  ['beside a manager whose link is valid', [person, { ...invited, linkUntil: '2026-11-23' }], false],
  ['beside another', [person, person], false],
])('a manager %s: nobody else could help with a lost password is %s (AUTH-18)', (_, people, isAlone) => {
  expect(hasOneManager(people)).toBe(isAlone)
})
