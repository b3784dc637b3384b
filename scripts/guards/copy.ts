import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { root } from '../lib/root.ts'
import { atEnd } from '../lib/run-command.ts'

/** Makes a copy of the checkout as it is now, for code that is broken on purpose; gone when the command ends. */
export function copyCheckout(): string {
  const copy = mkdtempSync(join(tmpdir(), 'guards-'))
  atEnd(() => rmSync(copy, { recursive: true, force: true }))
  cpSync(root, copy, { recursive: true, filter: (source) => !leftOut.test(relative(root, source)) })
  for (const folder of linked) symlinkSync(join(root, folder), join(copy, folder))
  return copy
}

// Large, and no mutation is made there.
const linked = ['node_modules', 'public']
const leftOut =
  /^(?:node_modules|public|test-results|playwright-report|\.git|\.env.*|\.next.*|\.data.*)(?:\/|$)/
