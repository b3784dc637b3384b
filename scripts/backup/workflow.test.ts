import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../lib/root.ts'

const workflow = readFileSync(join(root, '.github/workflows/backup.yml'), 'utf8')
const steps = workflow.split(/^ {6}- /m).slice(1)

test('the nightly workflow installs the embedded backend before it proves', () => {
  const at = (text: string) => steps.findIndex((step) => step.includes(text))
  expect(at('run: npm ci\n')).toBeGreaterThan(at('actions/setup-node@'))
  expect(at('npm run backup -- --prove')).toBeGreaterThan(at('run: npm ci\n'))
})

test('and keeps the archive when the proof fails', () => {
  const keeping = steps.filter((step) => /--upload-file|upload-artifact@/.test(step))
  expect(keeping).toHaveLength(2)
  for (const step of keeping) expect(step).toMatch(/^if: \$\{\{ !cancelled\(\)/)
})
