import { resolve } from 'node:path'

/** The checkout, absolute. */
export const root = resolve(import.meta.dirname, '../..')
