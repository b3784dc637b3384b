import { palette } from './palette'
import { sharedState } from './shared-state.mjs'
import type { Shades } from './theme'

/** The colours of the page for failures: those of the hotel since they were last read, the default ones before. */
export function failureLook(): { shades: Shades } {
  return sharedState('failure look', () => ({ shades: palette }))
}
