import type { Mutation } from './mutation.ts'

const theme = { file: 'lib/theme.ts', tests: ['lib/theme.test.ts'] }

/** Whatever colours a hotel chooses, its words can be read. */
export const brand: Mutation[] = [
  {
    ...theme,
    guard: 'Words on the hotel’s own colour are made readable.',
    find: 'for (const name of darkened) shades[name] =',
    replace: 'for (const name of darkened.slice(0, 0)) shades[name] =',
  },
  {
    ...theme,
    guard: 'The accent is made light enough for dark grounds.',
    find: "shades.gold500 = moved(shades, 'gold500', step, ownPairs('gold500', isDark))",
    replace: '',
  },
  {
    ...theme,
    guard: 'A pair is judged by the worst of its grounds.',
    find: 'return Math.min(\n    ...on.map(',
    replace: 'return Math.max(\n    ...on.map(',
  },
]
