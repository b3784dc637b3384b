import { z } from 'zod'
import portuguese from 'zod/v4/locales/pt-BR.js'

// The staff read what no schema words itself. Otherwise zod tries whether it may create code from text, which the site's policy refuses and browsers report.
z.config({ ...portuguese(), jitless: true })

/** Import zod from here, never from 'zod' itself, so that no schema is created before this setting. */
export { z }
