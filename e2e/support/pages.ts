import { routes } from '../../lib/paths.ts'

/** Every public page; one package stands for them all. */
export const publicPages: string[] = [...Object.values(routes), '/oferta/natal-2026']

/** For what is the same on every page: this one has the least to draw, and no film. */
export const quietPage = routes.terms
