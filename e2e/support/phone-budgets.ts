import type { TransferKind } from '../../scripts/lib/page-transfer.ts'

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
const shared = { html: 17_000, css: 16_500, fonts: 59_500, data: 4600 }

export const phoneBudgets: Record<string, Budget> = {
  '/': { ...shared, js: 159_500, pictures: 843_000, requests: 38, photos: 19, islands: 25 },
  '/sobre': { ...shared, js: 155_000, pictures: 252_500, requests: 20, photos: 3, islands: 17 },
  '/quartos': { ...shared, js: 182_000, pictures: 346_000, requests: 32, photos: 12, islands: 18 },
  '/bem-estar': { ...shared, js: 154_500, pictures: 231_000, requests: 22, photos: 5, islands: 16 },
  '/restaurante': { ...shared, js: 154_500, pictures: 124_000, requests: 20, photos: 3, islands: 16 },
  '/ofertas': {
    ...shared,
    js: 189_000,
    pictures: 429_000,
    data: 16_500,
    requests: 36,
    photos: 11,
    islands: 19,
  },
  '/antes-de-chegar': { ...shared, js: 154_500, pictures: 76_000, requests: 19, photos: 1, islands: 16 },
  '/pesquisa': { ...shared, js: 160_000, pictures: 0, data: 0, requests: 16, photos: 0, islands: 10 },
  '/termos': { ...shared, js: 153_000, pictures: 0, requests: 16, photos: 0, islands: 15 },
  '/privacidade': { ...shared, js: 153_000, pictures: 0, requests: 16, photos: 0, islands: 15 },
  '/oferta/natal-2026': {
    ...shared,
    js: 171_000,
    pictures: 158_500,
    data: 22_000,
    requests: 30,
    photos: 5,
    islands: 21,
  },
}
