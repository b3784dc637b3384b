import { expect, test } from 'vitest'
import { auditVerdict } from './audit.ts'

const none = { info: 0, low: 0, moderate: 0, high: 0, critical: 0, total: 0 }

function answer(severity?: string) {
  const via = [{ title: 'Prototype pollution', url: 'https://github.com/advisories/GHSA-1' }, 'other']
  const vulnerabilities = severity ? { swiper: { severity, range: '<12.1.2', via } } : {}
  const counted = severity ? { ...none, [severity]: 1, total: 1 } : none
  return JSON.stringify({ vulnerabilities, metadata: { vulnerabilities: counted } })
}

test.each(['high', 'critical'])('a %s finding fails, and is named with its advisory', (severity) => {
  const { outcome, lines } = auditVerdict(answer(severity))
  expect(outcome).toBe('found')
  expect(lines).toContain(`${severity}: swiper <12.1.2`)
  expect(lines).toContain('  Prototype pollution https://github.com/advisories/GHSA-1')
})

test.each([undefined, 'moderate', 'low'])('%s passes', (severity) => {
  expect(auditVerdict(answer(severity)).outcome).toBe('clean')
})

test.each([
  [JSON.stringify({ message: '405 Method Not Allowed', statusCode: 405 }), '405 Method Not Allowed'],
  ['', 'no readable answer'],
  ['<html>', 'no readable answer'],
])('an endpoint that does not answer is said to be just that: %s', (output, reason) => {
  expect(auditVerdict(output)).toEqual({
    outcome: 'unanswered',
    lines: [`npm audit: not answered (${reason})`],
  })
})
