/**
 * Today in every test. Servers get it as HOTEL_TODAY, pages from `e2e/fixtures.ts`.
 */
export const testDay = '2026-11-20'
