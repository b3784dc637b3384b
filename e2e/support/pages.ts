import { routes } from '../../lib/paths.ts'

/** Every public page; one offer stands for them all. */
export const publicPages: string[] = [...Object.values(routes), '/oferta/natal-2026']

/** Those with the site's header and footer: all but the survey. */
export const sitePages = publicPages.filter((path) => path !== routes.survey)
