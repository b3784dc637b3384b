import { z } from 'zod'
import portuguese from 'zod/v4/locales/pt-BR.js'

// Default messages are in Portuguese for the staff. `jitless` stops zod from testing whether it may compile code: the site's
// policy forbids that, and browsers report each attempt.
z.config({ ...portuguese(), jitless: true })

/** Import zod only from here, so that this setting precedes every schema. */
export { z }
