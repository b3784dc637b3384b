import { routes } from '../../lib/paths.ts'

/** Every public page, with one package and one room. */
export const publicPages: string[] = [
  ...Object.values(routes),
  '/oferta/natal-2026',
  '/quartos/chale-tradicional',
]

/** For tests of what all pages share: it has the least to draw, and no film. */
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
