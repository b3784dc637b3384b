import { z } from 'zod'

// Zod would try whether it may make code out of text, which the site's policy refuses, and browsers report.
z.config({ jitless: true })

/** Zod as the whole site uses it: never from 'zod' itself, so that no schema is made before it is told. */
export { z }
