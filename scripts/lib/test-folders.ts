import { join } from 'node:path'
import { root } from './root.ts'

/** The build of the browser tests, apart from the one `npm start` serves. */
export const testDistDir = '.next-test'

/** The copy of it that the tests' site serves, and writes the pages into that it makes anew. */
export const servedDistDir = '.next-test-served'

/** A file of the tests' reports and logs. */
export function resultFile(name: string): string {
  return join(root, 'test-results', name)
}
