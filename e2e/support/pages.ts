import { routes } from '../../lib/paths.ts'

/** Every public page; one package stands for them all. */
export const publicPages: string[] = [...Object.values(routes), '/oferta/natal-2026']

/** Header, panel and footer are the same everywhere; this page has the least to draw besides, and no film. */
export const quietPage = routes.terms

/** Those with the site's header and footer: all but the survey. */
export const sitePages = publicPages.filter((path) => path !== routes.survey)
