import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './root.ts'

const named = /`((?:[\w.()[\]-]+\/)*[\w.[\]-]+\.(?:tsx?|mjs|sql))`/g

test('every guard and test that docs/security.md names is there', () => {
  const missing = readFileSync(join(root, 'docs/security.md'), 'utf8')
    .split('\n')
    .flatMap((line) => {
      const paths = [...line.matchAll(named)].map(([, path = '']) => path)
      // A bare name lies beside a file that the same line gives in full.
      const folders = ['', ...paths.map(dirname)]
      return paths.filter(
        (path) =>
          !existsSync(join(root, path)) &&
          !folders.some((folder) => existsSync(join(root, folder, basename(path)))),
      )
    })
  expect(missing).toEqual([])
})
