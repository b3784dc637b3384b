import { join } from 'node:path'
import { execaNode } from 'execa'
import { expect, test } from 'vitest'

test.each(['throw new Error("busy")', 'return Promise.reject(new Error("busy"))'])(
  'a failing cleanup does not stop the others: %s',
  async (failing) => {
    const module = JSON.stringify(join(import.meta.dirname, 'run-command.ts'))
    const script = `import(${module}).then(({ atEnd, runCommand }) => {
      atEnd(() => console.log('first'))
      atEnd(() => { ${failing} })
      atEnd(() => console.log('last'))
      return runCommand(async () => 3)
    })`
    const ended = await execaNode({ reject: false, ipc: false })('--eval', [script])
    expect(ended).toMatchObject({
      exitCode: 3,
      stdout: 'last\nfirst',
      stderr: expect.stringContaining('busy'),
    })
  },
)
