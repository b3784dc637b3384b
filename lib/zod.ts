import { z } from 'zod'
import portuguese from 'zod/v4/locales/pt-BR.js'

// A schema without a message of its own answers in Portuguese, because the staff read it. `jitless` keeps zod from trying
// whether it may make code of text: the site's policy refuses that, and browsers report each refusal.
z.config({ ...portuguese(), jitless: true })

/** Import zod from here, never from 'zod' itself, so that no schema is created before this setting. */
export { z }
