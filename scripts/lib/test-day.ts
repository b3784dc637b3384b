/**
 * The hotel's day in every test: servers get it as HOTEL_TODAY, pages from `e2e/fixtures.ts`, so that no test depends on
 * the day it runs.
 */
export const testDay = '2026-11-20'
