import { z } from 'zod'

// Otherwise zod tries whether it may create code from text, which the site's policy refuses and browsers report.
z.config({ jitless: true })

/** Import zod from here, never from 'zod' itself, so that no schema is created before this setting. */
export { z }
