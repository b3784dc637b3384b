import { expect, test } from 'vitest'
import { Refusal } from '../lib/refusal.ts'
import { type Part, readOptions } from './options.ts'

const every: Part[] = ['weight', 'lighthouse', 'inp', 'navigation', 'server', 'panel']
const chosen = (...args: string[]) => {
  const { does } = readOptions(args, ['/', '/sobre'])
  return every.filter((part) => does(part))
}

test('without options everything is measured, five times', () => {
  expect(chosen()).toEqual(every)
  expect(readOptions([], ['/', '/sobre'])).toMatchObject({ paths: ['/', '/sobre'], runs: 5 })
})

test('only some pages and some parts', () => {
  expect(readOptions(['--routes=/,/ofertas', '--runs=1'], ['/'])).toMatchObject({
    paths: ['/', '/ofertas'],
    runs: 1,
  })
  expect(chosen('--only=inp,weight')).toEqual(['weight', 'inp'])
  const { does } = readOptions(['--only=inp'], ['/'])
  expect([does('weight', 'inp'), does('weight', 'server')]).toEqual([true, false])
})

test('no runs, no Lighthouse', () => {
  expect(chosen('--runs=0')).toEqual(every.filter((part) => part !== 'lighthouse'))
})

test.each(['--routes=ofertas', '--runs=many', '--runs=-1', '--only=weight,speed', '--fast', 'weight'])(
  '%s is refused',
  (argument) => {
    expect(() => readOptions([argument], ['/'])).toThrow(Refusal)
  },
)
