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
const shared = { html: 16_500, css: 16_500, fonts: 31_000, data: 4600 }

export const phoneBudgets: Record<string, Budget> = {
  '/': { ...shared, js: 155_000, pictures: 69_500, requests: 18, photos: 2, islands: 25 },
  '/sobre': { ...shared, js: 150_500, pictures: 132_000, requests: 16, photos: 2, islands: 17 },
  '/quartos': { ...shared, js: 176_000, pictures: 42_000, requests: 17, photos: 1, islands: 18 },
  '/bem-estar': { ...shared, js: 150_000, pictures: 78_000, requests: 16, photos: 2, islands: 16 },
  '/restaurante': { ...shared, js: 150_000, pictures: 41_000, requests: 15, photos: 1, islands: 16 },
  '/ofertas': {
    ...shared,
    js: 183_000,
    pictures: 96_000,
    data: 16_500,
    requests: 23,
    photos: 2,
    islands: 19,
  },
  '/antes-de-chegar': { ...shared, js: 150_000, pictures: 43_500, requests: 16, photos: 1, islands: 16 },
  '/pesquisa': { ...shared, js: 155_000, pictures: 0, data: 0, requests: 13, photos: 0, islands: 10 },
  '/termos': { ...shared, js: 148_000, pictures: 0, requests: 13, photos: 0, islands: 15 },
  '/privacidade': { ...shared, js: 148_000, pictures: 0, requests: 13, photos: 0, islands: 15 },
  '/oferta/natal-2026': {
    ...shared,
    js: 167_000,
    pictures: 38_000,
    data: 22_000,
    requests: 23,
    photos: 1,
    islands: 21,
  },
}
