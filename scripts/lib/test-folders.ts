import { join } from 'node:path'
import { root } from './root.ts'

export const testDistDir = '.next-test'

export function resultFile(name: string): string {
  return join(root, 'test-results', name)
}
