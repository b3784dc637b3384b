import type { TransferKind } from './page-transfer.ts'

/** What the first view of a page may bring to a phone: bytes on the wire by kind, and how many of each. */
export type Budget = Record<Exclude<TransferKind, 'film'>, number> & {
  requests: number
  photos: number
  /** Client components that its data names. */
  islands: number
}

/** The film of a page that has one; it travels when all that the first view needs is there. */
export const filmBudget = 400_000

/** On the wire a file brings its headers along, and travels as the server packs it. */
const shared = { html: 18_700, css: 13_800, fonts: 31_000, data: 4600 }

export const phoneBudgets: Record<string, Budget> = {
  '/': { ...shared, js: 129_500, pictures: 46_500, requests: 16, photos: 2, islands: 25 },
  '/sobre': { ...shared, js: 124_000, pictures: 98_500, requests: 14, photos: 2, islands: 16 },
  '/quartos': { ...shared, js: 149_000, pictures: 42_000, requests: 15, photos: 1, islands: 17 },
  '/bem-estar': { ...shared, js: 123_500, pictures: 70_000, requests: 14, photos: 2, islands: 15 },
  '/restaurante': { ...shared, js: 123_500, pictures: 33_000, requests: 13, photos: 1, islands: 15 },
  '/ofertas': { ...shared, js: 150_500, pictures: 62_000, requests: 17, photos: 2, islands: 18 },
  '/antes-de-chegar': { ...shared, js: 123_500, pictures: 32_500, requests: 14, photos: 1, islands: 15 },
  '/pesquisa': { ...shared, js: 126_500, pictures: 0, data: 0, requests: 11, photos: 0, islands: 10 },
  '/termos': { ...shared, js: 121_500, pictures: 0, requests: 11, photos: 0, islands: 14 },
  '/privacidade': { ...shared, js: 121_500, pictures: 0, requests: 11, photos: 0, islands: 14 },
  '/oferta/natal-2026': { ...shared, js: 126_000, pictures: 29_000, requests: 14, photos: 1, islands: 21 },
}
