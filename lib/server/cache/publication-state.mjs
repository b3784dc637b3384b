import { sharedState } from '../../shared-state.mjs'

/**
 * What the cache handler and the publisher tell each other: when pages were last published, and what static pages wait for.
 *
 * @returns {{ publication?: { read(): number; note(): void }; beforePage?: () => Promise<unknown> | undefined }}
 */
export function publicationState() {
  return sharedState('publication', () => ({}))
}
