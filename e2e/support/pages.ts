import { routes } from '../../lib/paths.ts'

/** Every public page; one package and one room stand for them all. */
export const publicPages: string[] = [
  ...Object.values(routes),
  '/oferta/natal-2026',
  '/quartos/chale-tradicional',
]

/** For what is the same on every page: this one has the least to draw, and no film. */
export const quietPage = routes.terms

export const screens = {
  mobile: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  phone: {
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  },
  desktop: { viewport: { width: 1440, height: 900 } },
}
